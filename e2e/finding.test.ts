// @module-tag turn-0
import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { countsTo } from './main-part.ts'
import { reads, scrollsTo, sees, seesNot, seesToast, toastWith } from './sees.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'

/** So many cards a listing shows at a time. */
const perPage = 24
const cards = ({ page }: Visit) => page.locator('main article')

describe.each(wayOf('phone', 'vi'))('spec 2: the catalogue ($locale, $width px)', (way) => {
  test('filters narrow the list, show their counts, are removed one by one, and exclude each other', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    const isPhone = way.width < 600
    await go('/shop')
    await countsTo(cards(seen), perPage)
    await page.getByRole('link', { name: t('listing_more', { count: perPage }) }).click()
    await page.waitForURL('**/shop?page=2')
    const added = cards(seen).nth(perPage).getByRole('link').first()
    await sees(added)
    await expect.poll(() => added.evaluate((link) => link === document.activeElement)).toBe(true)
    await countsTo(cards(seen), perPage * 2)
    await scrollsTo(page.getByRole('status').filter({ hasText: new RegExp(`1–${perPage * 2} `) }))
    const { href } = await added.evaluate((link: HTMLAnchorElement) => ({ href: link.href }))
    await added.click()
    await page.waitForURL(href)
    await page.goBack()
    await page.waitForURL('**/shop?page=2')
    await sees(added)
    await countsTo(cards(seen), perPage * 2)
    await page.reload()
    await countsTo(cards(seen), perPage)
    await page.getByRole('link', { name: t('search_before') }).click()
    await page.waitForURL('**/shop')
    await sees(cards(seen).first())
    await countsTo(cards(seen), perPage * 2)

    await go('/shop')
    if (isPhone) await page.getByRole('button', { name: t('listing_filters') }).click()
    const form = page.locator(isPhone ? '#sheet-filters' : '#side-filters')
    const show = page.locator('dialog[open] button[type=submit]')
    const counted = async () => Number(/\d+/.exec(await reads(isPhone ? show : page.locator('#listing-count')))![0])
    await form.locator('input[name=category][value=figure]').check()
    await page.waitForURL('**/shop?category=figure')
    await expect.poll(counted).toBeLessThan(50)
    const ofFigure = await counted()
    await form.locator('label:has(input[name=size][value="245"])').click()
    await page.waitForURL('**/shop?category=figure&size=245')
    await expect.poll(counted).toBeLessThan(ofFigure)
    const count = await counted()
    if (isPhone) {
      await sees(show)
      expect(await seriousFindings(page)).toEqual([])
      await show.click()
      await seesNot(page.locator('dialog[open]'))
    }
    await countsTo(cards(seen), count)
    await page.getByRole('link', { name: t('listing_drop', { filter: t('listing_size', { size: 245 }) }) }).click()
    await page.waitForURL('**/shop?category=figure')
    await countsTo(cards(seen), Math.min(ofFigure, perPage))
    await page.goBack()
    await page.waitForURL('**/shop?category=figure&size=245')
    await countsTo(cards(seen), count)

    await go('/shop?category=speed&colour=rose')
    await scrollsTo(page.getByRole('heading', { name: t('listing_none') }))
    await page.locator('main a[href$="/shop?category=speed"], main a[href$="/shop?colour=rose"]').first().click()
    await scrollsTo(cards(seen).first())
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

describe.each(wayOf('desk', 'vi'))('spec 2: search ($locale, $width px)', (way) => {
  test('search suggests while typing, works by keyboard, remembers phrases, corrects typing errors and leads to results', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/')
    const isPhone = way.width < 600
    const opener = page.locator('header').getByRole('link', { name: t('search_label') })
    const field = page.getByRole('combobox', { name: t('search_label') })
    const open = () => (isPhone ? opener.click() : page.keyboard.press('Control+k'))
    await open()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await sees(page.getByRole('group', { name: t('search_places') }))
    expect(await seriousFindings(page)).toEqual([])
    await field.press('Escape')
    await seesNot(page.getByRole('listbox'))
    await open()
    await field.fill('aria')
    await sees(page.getByRole('group', { name: t('search_products') }))
    await sees(page.getByRole('option', { name: /Aria 75/ }))
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
    await field.press('ArrowDown')
    const active = page.locator('[role=option][aria-selected=true]')
    await expect
      .poll(async () => (await active.getAttribute('id')) === (await field.getAttribute('aria-activedescendant')))
      .toBe(true)
    expect(await seriousFindings(page)).toEqual([])
    await field.press('Enter')
    await page.waitForURL('**/product/luot-aria-75')
    await sees(page.getByRole('heading', { level: 1, name: /Aria 75/ }))
    await open()
    await sees(page.getByRole('option', { name: 'aria', exact: true }))
    await field.fill('giya nghe thuat')
    await field.press('Enter')
    await page.waitForURL('**/search?q=giya*')
    await seesNot(page.getByRole('listbox'))
    if (!isPhone) expect(await field.inputValue()).toBe('giya nghe thuat')
    await scrollsTo(page, t('search_shown_instead', { text: 'giày nghệ thuật' }))
    await scrollsTo(cards(seen).first())
    await page.locator('main').getByRole('searchbox').fill('zzzzqqqq')
    await page.locator('main').getByRole('searchbox').press('Enter')
    await scrollsTo(page.getByRole('heading', { name: t('search_none', { q: 'zzzzqqqq' }) }))
  })
})

describe.each(rareWay('desk', 'en', 'this device'))(
  'the field of the header before its scripts ($locale, $width px)',
  (way) => {
    test('text typed before the scripts arrive stays, and opens the list when they do', async ({ visit }) => {
      const { page, go, t } = await visit({ ...way })
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await held.promise
        await route.continue()
      })
      await go('/shop', { waitUntil: 'commit' } as never)
      const field = page.locator('header').getByRole('searchbox', { name: t('search_label') })
      await field.click()
      await page.keyboard.type('ari')
      held.resolve()
      await page.keyboard.type('a')
      await sees(page.getByRole('option', { name: /Aria 75/ }))
      expect(await page.locator('header').getByRole('combobox').inputValue()).toBe('aria')
    })

    test('without scripts the search field is a form', async ({ visit }) => {
      const { page, go, t } = await visit({ ...way, script: false })
      await go('/shop')
      const field = page.locator('header').getByRole('searchbox', { name: t('search_label') })
      await field.fill('aria 75')
      await field.press('Enter')
      await page.waitForURL('**/search?q=aria*75')
      await scrollsTo(page.getByRole('heading', { name: /Aria 75/ }).first())
    })
  },
)

describe.each(rareWay('phone', 'vi', 'this device'))('the search of a phone ($locale, $width px)', (way) => {
  test('takes letters from the tap on, while its code is still on the way', async ({ visit }) => {
    const { page, go, t } = await visit({ ...way })
    await go('/shop')
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    const opener = page.locator('header').getByRole('link', { name: t('search_label') })
    await opener.click()
    await sees(page.locator('header').getByRole('searchbox', { name: t('search_label') }))
    await page.keyboard.type('ari')
    held.resolve()
    const field = page.getByRole('combobox', { name: t('search_label') })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('a')
    expect(await field.inputValue()).toBe('aria')
    await sees(page.getByRole('option', { name: /Aria 75/ }))
    // The browser's first Esc empties a search field.
    await page.keyboard.press('Escape')
    await expect.poll(() => field.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

/** The compare buttons of cards, which a phone shows to who wants to compare. */
async function wantToCompare({ page }: Visit) {
  if (page.viewportSize()!.width < 600) await page.locator('label:has(#compare-mode)').click()
}
const asides = (seen: Visit) =>
  cards(seen).getByRole('button', { name: new RegExp(`^${seen.t('compare_add', { name: '' }).trim()} `) })

describe.each(rareWay('phone', 'vi'))('comparing on a phone ($locale, $width px)', (way) => {
  test('cards show no compare buttons until comparing begins; then the tray is folded, and hidden on other pages', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await scrollsTo(cards(seen).first())
    if (way.width < 600) await seesNot(asides(seen))
    // On the small picture of a phone the tag of the line would cover the boot.
    const below = await cards(seen)
      .first()
      .evaluate((card) => {
        const [tag, picture] = [':scope > span', 'img'].map((part) => card.querySelector(part)!.getBoundingClientRect())
        return tag!.top >= picture!.bottom
      })
    expect(below).toBe(way.width < 480)
    await wantToCompare(seen)
    await asides(seen).nth(0).click()
    await asides(seen).nth(1).click()
    const open = page.getByRole('region', { name: t('compare_tray') }).getByRole('link')
    await sees(open)
    expect((await open.boundingBox())!.height).toBeLessThanOrEqual(48)
    expect(await seriousFindings(page)).toEqual([])
    await go('/')
    await seesNot(page.getByRole('region', { name: t('compare_tray') }))
    await go('/compare')
    const shape = await page
      .locator('thead img')
      .first()
      .evaluate((image) => image.clientHeight / image.clientWidth)
    expect(shape).toBeCloseTo(1, 1)
    // Nobody chooses a colour or a width for the buyer: where there are several, the product's page asks.
    const foot = page.locator('tfoot td').first()
    await scrollsTo(foot)
    await foot.getByRole('link').click()
    await page.waitForURL('**/product/**')
    const tray = page.getByRole('region', { name: t('compare_tray') })
    await tray.getByRole('button', { name: t('compare_clear') }).click()
    await seesNot(tray)
  })
})

describe.each(wayOf('desk', 'en'))('comparing two to four ($locale, $width px)', (way) => {
  test('a shopper selects cards, the tray leads to the table with its fixed headings, and the shopper’s needs rank the products', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await wantToCompare(seen)
    await asides(seen).nth(0).click()
    const tray = page.getByRole('region', { name: t('compare_tray') })
    await sees(tray.getByRole('link', { name: t('compare_one_more') }))
    await asides(seen).nth(1).click()
    await asides(seen).nth(2).click()
    await expect.poll(() => asides(seen).nth(1).getAttribute('aria-pressed')).toBe('true')
    const open = tray.getByRole('link', { name: t('compare_open', { count: 3 }) })
    await sees(open)
    expect(await seriousFindings(page)).toEqual([])
    await go('/shop/category/hockey')
    await wantToCompare(seen)
    const toast = toastWith(page, t('compare_mixed'))
    // Where the toast stands once it has risen: above the tray, whose buttons stay free. If it went meanwhile, it is asked for again.
    const gapAboveTray = async () => {
      if (!(await toast.count())) await asides(seen).nth(0).click()
      const { y, height } = (await toast.boundingBox())!
      return (await tray.boundingBox())!.y - (y + height)
    }
    await expect.poll(gapAboveTray).toBeGreaterThan(0)
    await seesToast(page, t('compare_mixed'))
    await open.click()
    await scrollsTo(page.getByRole('table'))
    const heads = page.locator('thead th a[href*="/product/"]')
    await countsTo(heads, 3)
    // A link of somebody else does not change the own list.
    await go('/compare?p=luot-aria-75,luot-lua-60')
    await sees(page, t('compare_other'))
    await page.getByRole('link', { name: t('compare_other_own') }).click()
    await countsTo(heads, 3)
    await go('/compare?p=luot-aria-75,luot-lua-60,luot-may-30')
    await scrollsTo(page, t('compare_legend'))
    await scrollsTo(page.getByText(t('compare_cheapest'), { exact: true }).first())
    await scrollsTo(page.locator('tbody tr').last())
    // On a wide window the headings stay above the rows.
    if (way.width >= 600) await sees(heads.first())
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.locator('input[name=stiffness]').fill('55')
    await page.locator('input[name=budget]').fill('2.000.000')
    await page.getByRole('button', { name: t('compare_rank') }).click()
    const list = page.getByRole('region', { name: t('compare_ranking') })
    await countsTo(list.locator('ol > li'), 3)
    await scrollsTo(list.getByText(t('compare_lost_stiffness', { points: 30, index: 55 })))
    await page.locator('input[name=size]').fill('24')
    await page.getByRole('button', { name: t('compare_rank') }).click()
    await sees(page, t('compare_size_wrong'))
    await page
      .locator('main')
      .getByRole('link', { name: new RegExp(t('compare_remove', { name: '' }).split('  ')[0]!) })
      .first()
      .click()
    await countsTo(heads, 2)
  })
})
