import { describe } from 'vitest'
import { changeLines } from '#shop/cart/change-lines.ts'
import { addToWishlist } from '#shop/wishlist/add-to-wishlist.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { somePieces } from '../test/process/goods.ts'
import { addCustomer } from '../test/process/person.ts'
import { addAria, aria } from './buy.ts'
import { signIn } from './customer.ts'
import { lookAgain, tellsAll } from './in-step.ts'
import { overflow, seriousFindings } from './look.ts'
import { countsTo, focusedTag } from './main-part.ts'
import { holdToast, scrollsTo, sees, seesNot, seesToast, toastWith } from './sees.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'

let people = 0
async function aCustomer(closed: ClosedShop) {
  const email = `keeper-${(people += 1)}@example.com`
  return { email, userId: await closed.look((db) => addCustomer(db, email)) }
}

/** The counts of the header, in words. */
const cartSays = ({ page, t }: Visit, count: number) =>
  expect
    .poll(() => page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label'))
    .toContain(t('cart_count', { count }))
const wishesSay = ({ page, t }: Visit, count: number) =>
  expect
    .poll(() => page.locator('header .header-ink[href$="/wishlist"]').getAttribute('aria-label'))
    .toBe(t('wishlist_count', { count }))

const hearts = ({ page, t }: Visit) =>
  page.getByRole('button', { name: new RegExp(`^${t('wishlist_save', { name: '' }).trim()} `) })
const wishes = ({ page }: Visit) => page.locator('main li', { has: page.locator('article') })

const storedWishes = ({ page }: Visit) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { id: string }[]).map(({ id }) => id))
const stored = ({ page }: Visit, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

async function judge({ page }: Visit) {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

describe.each(wayOf('desk', 'vi'))('spec 3, 4, 8 and 9: the wishlist of a visitor ($locale, $width px)', (way) => {
  test('hearts add and remove products with a message; the wishlist is counted, kept, cleared after a question, and ignored if it is unreadable', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/shop')
    const [first, second] = [hearts(seen).nth(0), hearts(seen).nth(1)]
    await first.click()
    await seesToast(page, t('wishlist_added'))
    await wishesSay(seen, 1)
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
    await second.click()
    await wishesSay(seen, 2)
    await second.click()
    await seesToast(page, t('wishlist_removed'))
    await wishesSay(seen, 1)
    await second.click()
    await wishesSay(seen, 2)
    expect(new Set(await storedWishes(seen)).size).toBe(2)

    await page.reload()
    await wishesSay(seen, 2)
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await hearts({ ...seen, page: tab })
      .nth(2)
      .click()
    await wishesSay(seen, 3)
    await tab.close()

    await go('/wishlist')
    await countsTo(wishes(seen), 3)
    await scrollsTo(page, t('wishlist_here_only'))
    await wishes(seen)
      .first()
      .getByRole('button', { name: new RegExp(`^${t('wishlist_remove')}`) })
      .click()
    await holdToast(page, t('wishlist_undo'))
    await wishesSay(seen, 2)
    expect(await focusedTag(seen)).toBe('LI')
    await sees(toastWith(page, t('wishlist_undo')).getByRole('button', { name: t('wishlist_undo') }))
    await toastWith(page, t('wishlist_undo'))
      .getByRole('button', { name: t('wishlist_undo') })
      .click()
    await wishesSay(seen, 3)
    // The button of the same name in the closing sheet stays in the tree a moment longer.
    const clear = page.getByRole('button', { name: t('wishlist_clear'), exact: true }).first()
    await clear.click()
    const question = page.getByRole('dialog', { name: t('wishlist_clear_ask') })
    await sees(question)
    await judge(seen)
    await question.getByRole('button', { name: t('wishlist_keep') }).click()
    await seesNot(question)
    await wishesSay(seen, 3)
    await clear.click()
    await question.getByRole('button', { name: t('wishlist_clear'), exact: true }).click()
    await seesToast(page, t('wishlist_cleared'))
    await wishesSay(seen, 0)
    await scrollsTo(page, t('wishlist_empty_title'))
    expect(await focusedTag(seen)).toBe('DIV')
    expect(await stored(seen, 'wishlist')).toBeNull()

    await page.evaluate(() => localStorage.setItem('wishlist', '{"corrupt'))
    await go('/shop')
    await wishesSay(seen, 0)
    await first.click()
    await wishesSay(seen, 1)
    await page.evaluate(() => {
      const items = JSON.parse(localStorage.getItem('wishlist')!) as object[]
      const gone = { ...items[0], id: '00000000-0000-4000-8000-000000000000', name: 'Giày cũ' }
      localStorage.setItem('wishlist', JSON.stringify([...items, gone, { nonsense: 1 }]))
    })
    await go('/wishlist')
    await wishesSay(seen, 2)
    await scrollsTo(page.getByText(t('wishlist_gone'), { exact: true }))
  })
})

describe.each(rareWay('phone', 'en'))('a wishlist that is shared ($locale, $width px)', (way) => {
  test('a wishlist gets a link that anybody can open, and an item moves to the cart with its size', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await hearts(seen).nth(0).click()
    await hearts(seen).nth(1).click()
    await wishesSay(seen, 2)
    await go('/wishlist')
    await countsTo(wishes(seen), 2)
    await page.getByRole('button', { name: t('wishlist_share_do'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('wishlist_share_title') })
    await dialog.locator('input[name=name]').fill(`Lan <b>`)
    await dialog.getByRole('button', { name: t('wishlist_share_make') }).click()
    await sees(dialog.getByLabel(t('wishlist_share_link')))
    const link = await dialog.getByLabel(t('wishlist_share_link')).inputValue()
    await judge(seen)
    await dialog.getByRole('button', { name: t('layout_close') }).click()

    const friend = await visit({ ...way, script: false })
    await friend.page.goto(link)
    await sees(friend.page.getByRole('heading', { level: 1, name: t('wishlist_share_list_of', { name: 'Lan <b>' }) }))
    await countsTo(friend.page.locator('main article'), 2)
    expect(await friend.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect((await friend.page.goto(`${link}x`))!.status()).toBe(404)

    await wishes(seen)
      .first()
      .getByRole('link', { name: t('wishlist_choose') })
      .click()
    const picker = page.locator('dialog[open]')
    const sizes = picker.locator('label[data-state=available]:has(input[name=wish-size])')
    await sizes.first().click()
    await judge(seen)
    await picker.getByRole('button', { name: t('cart_pick_move') }).click()
    await sees(page.locator('dialog[open] a[href$="/checkout"]'))
    await wishesSay(seen, 1)
  })
})

describe.each(wayOf('phone', 'vi'))('spec 4 and 9: the cart of a visitor ($locale, $width px)', (way) => {
  test('two sizes are two lines, changed in quantity, removed, restored and saved for later; the cart follows to another tab and lives for 24 hours', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await addAria(seen, { size: '245' })
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await addAria(seen, { size: '235' })
    await cartSays({ ...seen, page: tab }, 2)
    await tab.close()
    await go('/cart')
    const lines = page.locator('main li', { has: page.getByRole('group') })
    await countsTo(lines, 2)
    // Each press and each typed number counts, also one before the server has answered.
    await lines.first().getByRole('spinbutton').fill('2')
    const more = lines.first().getByRole('button', { name: t('cart_more') })
    await more.dblclick()
    await scrollsTo(page, '39.450.000')
    const remove = lines.first().getByRole('button', { name: t('cart_remove_named', { name: aria.name }) })
    await remove.click()
    await holdToast(page, t('cart_undo'))
    await countsTo(lines, 1)
    expect(await focusedTag(seen)).toBe('LI')
    await page.getByRole('button', { name: t('cart_undo') }).click()
    await countsTo(lines, 2)
    await remove.click()
    await countsTo(lines, 1)

    await page.getByRole('button', { name: t('cart_saved_save_named', { name: aria.name }) }).click()
    await scrollsTo(page.getByRole('heading', { name: t('cart_saved_count', { count: 1 }) }))
    await scrollsTo(page, t('cart_empty_title'))
    await judge(seen)
    await page.reload()
    await page.getByRole('button', { name: t('cart_saved_back_named', { name: aria.name }) }).click()
    await scrollsTo(page.getByRole('link', { name: t('cart_drawer_checkout') }))
    await expect.poll(() => stored(seen, 'luot_saved')).toBeNull()
    await remove.click()
    await scrollsTo(page, t('cart_empty_title'))
    await expect.poll(() => stored(seen, 'luot_cart')).toBeNull()

    await addAria(seen, { size: '245' })
    await go('/')
    await cartSays(seen, 1)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('luot_cart')!) as { lastUpdated: string }
      cart.lastUpdated = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString()
      localStorage.setItem('luot_cart', JSON.stringify(cart))
    })
    await page.reload()
    // The count says 0 before the stored cart was looked at, too.
    await expect.poll(() => stored(seen, 'luot_cart')).toBeNull()
    await cartSays(seen, 0)
  })
})

describe.each(rareWay('phone', 'vi'))('spec 6: both at sign-in ($locale, $width px)', ({ width, locale }) => {
  test('both are merged once with what the user had, follow from browser to browser, and stay private', async ({
    visit,
    closed,
  }) => {
    const [lan, minh] = [await aCustomer(closed), await aCustomer(closed)]
    const here = await visit({ width, locale })
    await addAria(here, { size: '245' })
    await here.go('/shop')
    await hearts(here).nth(0).click()
    await hearts(here).nth(1).click()
    await wishesSay(here, 2)
    const [mine, other] = await storedWishes(here)
    const variantId = await here.page.evaluate(
      () => (JSON.parse(localStorage.getItem('luot_cart')!) as { items: { id: string }[] }).items[0]!.id,
    )
    // What this user left on another device: two of the same boot, another product, and one of the two wishlist items.
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await closed.look(async (db) => {
      await changeLines(db, lan.userId, [
        { variantId, quantity: 2 },
        { variantId: piece!.variantId, quantity: 1 },
      ])
      await addToWishlist(db, lan.userId, mine!)
    })

    await signIn(here, lan.email)
    await cartSays(here, 4)
    await wishesSay(here, 2)
    await here.page.reload()
    await cartSays(here, 4)
    await lookAgain(here)
    await cartSays(here, 4)
    expect(new Set(await storedWishes(here))).toEqual(new Set([mine, other]))

    const there = await visit({ width: 1440, locale })
    await signIn(there, lan.email)
    await cartSays(there, 4)
    await wishesSay(there, 2)
    await there.go('/cart')
    await scrollsTo(there.page, aria.name)
    await there.go('/shop')
    await hearts(there).nth(2).click()
    await wishesSay(there, 3)
    await tellsAll(there)
    await lookAgain(here)
    await wishesSay(here, 3)
    await hearts(here).nth(0).click()
    await wishesSay(here, 2)
    await addAria(here, { size: '235' })
    await cartSays(here, 5)
    await tellsAll(here)
    await lookAgain(there)
    await wishesSay(there, 2)
    await cartSays(there, 5)

    const signOut = async () => {
      await here.go('/profile/security')
      // Pending requests of this user are answered before they leave.
      await here.page.waitForLoadState('networkidle')
      await here.page.locator('main form[action$="/sign-out"] button').first().click()
      await here.page.waitForURL('**/auth')
      await here.go('/shop')
      await cartSays(here, 0)
      await wishesSay(here, 0)
    }
    await signOut()
    await signIn(here, minh.email)
    await lookAgain(here)
    await cartSays(here, 0)
    await wishesSay(here, 0)
    await signOut()
    await signIn(here, lan.email)
    await cartSays(here, 5)
    await wishesSay(here, 2)
  })
})
