// @module-tag turn-0
import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { countsTo } from './main-part.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'
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

    // A filter further down is folded. Its box keeps the focus once it is ticked, so that the next one can be ticked by key.
    await go('/shop')
    if (isPhone) await page.getByRole('button', { name: t('listing_filters') }).click()
    const ofAll = await counted()
    const colours = form.locator('details:has(input[name=colour])').first()
    await colours.locator('summary').first().click()
    const colour = colours.locator('input[name=colour]').first()
    await colour.check()
    await page.waitForURL('**/shop?colour=*')
    await expect.poll(counted).toBeLessThan(ofAll)
    expect(await colour.evaluate((box) => box === document.activeElement)).toBe(true)

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
    await scrollsTo(page.getByRole('status').getByRole('heading', { name: t('search_none', { q: 'zzzzqqqq' }) }))
    const again = page.locator('main').getByRole('searchbox')
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true)
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
