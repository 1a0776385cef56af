// @module-tag turn-0
import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { countsTo, focusedTag } from './main-part.ts'
import { scrollsTo, sees, seesNot, seesToast, toastWith } from './sees.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'

const cards = ({ page }: Visit) => page.locator('main article')

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
    // Where all that was to be compared is no longer sold, nothing is waited for.
    const withdrawn = [{ id: '1', slug: 'giay-cu', name: 'Giày cũ', category: 'figure', picture: null }]
    await page.evaluate((list) => localStorage.setItem('luot_compare', list), JSON.stringify(withdrawn))
    await go('/compare')
    await scrollsTo(page, t('compare_empty_title'))
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
    await page.goBack()
    await expect.poll(() => page.locator('input[name=size]').inputValue()).toBe('')
    await page.goForward()
    await sees(page, t('compare_size_wrong'))
    await page
      .locator('main')
      .getByRole('link', { name: new RegExp(t('compare_remove', { name: '' }).split('  ')[0]!) })
      .first()
      .click()
    await countsTo(heads, 2)
    await countsTo(list.locator('ol > li'), 2)
    expect(await focusedTag({ page })).toBe('TH')
  })
})
