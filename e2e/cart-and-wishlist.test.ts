import { describe } from 'vitest'
import { changeLines } from '#shop/cart/change-lines.ts'
import { wish } from '#shop/wishlist/wish.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { somePieces } from '../test/process/goods.ts'
import { addCustomer } from '../test/process/person.ts'
import { addAria, aria } from './buy.ts'
import { signIn } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'

let people = 0
async function aCustomer(closed: ClosedShop) {
  const email = `keeper-${(people += 1)}@example.com`
  return { email, userId: await closed.look((db) => addCustomer(db, email)) }
}

const patience = { timeout: 15_000 }

/** What the header says, in words: never seen by half. */
const cartSays = ({ page, t }: Visit, count: number) =>
  expect
    .poll(() => page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label'), patience)
    .toContain(t('cart_count', { count }))
const wishesSay = ({ page, t }: Visit, count: number) =>
  expect
    .poll(() => page.locator('header .header-ink[href$="/wishlist"]').getAttribute('aria-label'), patience)
    .toBe(t('wishlist_count', { count }))

const hearts = ({ page, t }: Visit) =>
  page.getByRole('button', { name: new RegExp(`^${t('wishlist_save', { name: '' }).trim()} `) })

const said = ({ page }: Visit, text: string) => sees(page.locator('[data-sonner-toast]', { hasText: text }).first())

/** Somebody looks at this window again. */
const lookAgain = ({ page }: Visit) => page.evaluate(() => dispatchEvent(new Event('focus')))

const storedWishes = ({ page }: Visit) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { id: string }[]).map(({ id }) => id))

describe.each(wayOf('desk', 'vi'))(
  'SPEC 3, 4, 8 and 9: the wishlist of a visitor ($locale, $width px)',
  ({ width, locale }) => {
    test('hearts add and remove, say so, are counted, kept under `wishlist`, and cleared after a question', async ({
      visit,
    }) => {
      const seen = await visit({ width, locale })
      const { page, go, t } = seen
      await go('/shop')
      const [first, second] = [hearts(seen).nth(0), hearts(seen).nth(1)]
      await first.click()
      await said(seen, t('wishlist_added'))
      await wishesSay(seen, 1)
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
      await second.click()
      await wishesSay(seen, 2)
      await second.click()
      await said(seen, t('wishlist_removed'))
      await wishesSay(seen, 1)
      await second.click()
      await wishesSay(seen, 2)
      const stored = await storedWishes(seen)
      expect(new Set(stored).size).toBe(2)

      await page.reload()
      await wishesSay(seen, 2)
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
      const tab = await page.context().newPage()
      await tab.goto(page.url())
      const twin = { ...seen, page: tab }
      await hearts(twin).nth(2).click()
      await wishesSay(seen, 3)
      await tab.close()

      await go('/wishlist')
      await scrollsTo(page.locator('main article').nth(2))
      await scrollsTo(page.getByText(t('wishlist_here_only')))
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page
        .locator('main li', { has: page.locator('article') })
        .first()
        .getByRole('button', { name: new RegExp(`^${t('wishlist_remove')}`) })
        .click()
      await wishesSay(seen, 2)
      await page
        .locator('[data-sonner-toast]')
        .getByRole('button', { name: t('wishlist_undo') })
        .first()
        .click()
      await wishesSay(seen, 3)
      await page.getByRole('button', { name: t('wishlist_clear'), exact: true }).click()
      const question = page.getByRole('dialog', { name: t('wishlist_clear_ask') })
      await question.getByRole('button', { name: t('wishlist_keep') }).click()
      await seesNot(question)
      await wishesSay(seen, 3)
      await page.getByRole('button', { name: t('wishlist_clear'), exact: true }).click()
      await question.getByRole('button', { name: t('wishlist_clear'), exact: true }).click()
      await said(seen, t('wishlist_cleared'))
      await wishesSay(seen, 0)
      await scrollsTo(page.getByText(t('wishlist_empty_title')))
      expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull()
    })

    test('a wishlist that cannot be read is ignored without a word; what is no longer sold says so', async ({
      visit,
    }) => {
      const seen = await visit({ width, locale })
      const { page, go, t } = seen
      await go('/shop')
      await page.evaluate(() => localStorage.setItem('wishlist', '{"corrupt'))
      await page.reload()
      await wishesSay(seen, 0)
      await hearts(seen).first().click()
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
  },
)

describe.each(wayOf('phone', 'vi'))(
  'SPEC 6: cart and wishlist at sign-in ($locale, $width px)',
  ({ width, locale }) => {
    test('are merged once with what the person had, and follow from browser to browser', async ({ visit, closed }) => {
      const { email, userId } = await aCustomer(closed)
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
      // What this person left on another device: two of the same boot, something else, and one of the two wishes.
      const [piece] = await closed.look((db) => somePieces(db, 1))
      await closed.look(async (db) => {
        await changeLines(db, userId, [
          { variantId, quantity: 2 },
          { variantId: piece!.variantId, quantity: 1 },
        ])
        await wish(db, userId, mine!)
      })

      await signIn(here, email)
      await cartSays(here, 4)
      await wishesSay(here, 2)
      await here.page.reload()
      await cartSays(here, 4)
      await lookAgain(here)
      await here.page.waitForLoadState('networkidle')
      await cartSays(here, 4)
      expect(new Set(await storedWishes(here))).toEqual(new Set([mine, other]))

      const there = await visit({ width: width === 390 ? 1440 : 390, locale })
      await signIn(there, email)
      await cartSays(there, 4)
      await wishesSay(there, 2)
      await there.go('/cart')
      await scrollsTo(there.page.getByText(aria.name).first())
      expect(await seriousFindings(there.page)).toEqual([])
      expect(await overflow(there.page)).toBeLessThanOrEqual(0)
      await there.go('/shop')
      await hearts(there).nth(2).click()
      await wishesSay(there, 3)
      await there.page.waitForLoadState('networkidle')
      await lookAgain(here)
      await wishesSay(here, 3)
      await hearts(here).nth(0).click()
      await wishesSay(here, 2)
      await addAria(here, { size: '235' })
      await cartSays(here, 5)
      await here.page.waitForLoadState('networkidle')
      await lookAgain(there)
      await wishesSay(there, 2)
      await cartSays(there, 5)
    })

    test('leave the browser with the person, come back with them, and are nobody else’s', async ({ visit, closed }) => {
      const [lan, minh] = [await aCustomer(closed), await aCustomer(closed)]
      const seen = await visit({ width, locale })
      const { page, go } = seen
      await go('/shop')
      await hearts(seen).first().click()
      await addAria(seen, { size: '235' })
      await signIn(seen, lan.email)
      await cartSays(seen, 1)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist_of')), patience).toBe(lan.userId)
      await wishesSay(seen, 1)
      await page.waitForLoadState('networkidle')
      const signOut = async () => {
        await go('/profile/security')
        // Whatever is still asked for this person is answered before they leave.
        await page.waitForLoadState('networkidle')
        await page.locator('main form[action$="/sign-out"] button').first().click()
        await page.waitForURL('**/auth')
        await go('/shop')
        await cartSays(seen, 0)
        await wishesSay(seen, 0)
      }
      await signOut()
      await signIn(seen, minh.email)
      await page.waitForLoadState('networkidle')
      await cartSays(seen, 0)
      await wishesSay(seen, 0)
      await signOut()
      await signIn(seen, lan.email)
      await cartSays(seen, 1)
      await wishesSay(seen, 1)
    })

    test('without scripts a heart keeps for who is signed in, and tells a visitor how', async ({ visit, closed }) => {
      const { email } = await aCustomer(closed)
      const seen = await visit({ width, locale, script: false })
      const { page, go, t } = seen
      await go('/shop')
      await hearts(seen).first().click()
      await page.waitForURL('**/wishlist')
      await expect.poll(() => reads(page.locator('main'))).toContain(t('wishlist_no_script'))
      await signIn(seen, email)
      await go('/shop')
      await hearts(seen).first().click()
      await page.waitForURL('**/wishlist')
      await scrollsTo(page.locator('main article').first())
      await page
        .locator('main li', { has: page.locator('article') })
        .getByRole('button', { name: new RegExp(`^${t('wishlist_remove')}`) })
        .click()
      await scrollsTo(page.getByText(t('wishlist_empty_title')))
    })
  },
)
