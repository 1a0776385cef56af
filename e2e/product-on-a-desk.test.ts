import { describe } from 'vitest'
import { seriousFindings } from './look.ts'
import { scrollsTo, sees } from './sees.ts'
import { expect, rareWay, test } from './stage.ts'

const boot = '/product/luot-aria-75'

/** One of each kind: with and without blade, the other disciplines, blades, pads, bags, work. */
const kinds = [
  'luot-aria-75',
  'luot-may-30',
  'luot-nhip-55',
  'luot-bac-90',
  'luot-vut-22',
  'luoi-luot-xoay-8',
  'bao-ve-dau-goi-luot-tru',
  'tui-dung-giay-luot-chieu',
  'mai-luoi-giay',
]

describe.each(rareWay('desk', 'vi', 'this device'))('spec 2, a product on a desk ($locale, $width px)', (way) => {
  test('the first screen holds name, price, choices and the button', async ({ visit }) => {
    const { page, go } = await visit(way)
    const lowest = async (kind: string) => {
      await go(`/product/${kind}`)
      const parts = page.locator('#buy :is(h1, .type-price-large, .size-chip, #add-to-cart)')
      const bottoms = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      return Math.max(...bottoms)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const kind of kinds) expect(await lowest(kind), kind).toBeLessThanOrEqual(800)
    // On a tablet too the form stands beside the pictures.
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const kind of kinds) expect(await lowest(kind), kind).toBeLessThanOrEqual(900)
  })

  test('the pictures of the chosen colour stand beside the form; the shorter of the two stays in sight', async ({
    visit,
  }) => {
    const { page, go, t } = await visit(way)
    for (const kind of [boot, '/product/bao-ve-dau-goi-luot-tru']) {
      await go(kind)
      const row = page.getByRole('region', { name: t('product_pictures') })
      const [pictures, form] = [row.locator('xpath=../..'), page.locator('#buy').locator('xpath=..')]
      const heights = async () => [(await pictures.boundingBox())!.height, (await form.boundingBox())!.height]
      const [ofPictures, ofForm] = (await heights()) as [number, number]
      const shorter = ofPictures < ofForm ? pictures : form
      const tops = () => shorter.evaluate((node) => node.getBoundingClientRect().top)
      const start = await tops()
      const room = Math.abs(ofPictures - ofForm)
      // Once its lower end is reached it sticks while the page scrolls; both end together.
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.min(ofPictures, ofForm) + room)
      const ends = await Promise.all(
        [pictures, form].map(async (one) => one.evaluate((it) => it.getBoundingClientRect().bottom)),
      )
      expect(Math.abs(ends[0]! - ends[1]!), kind).toBeLessThan(2)
      expect(start, kind).toBeLessThan(200)
    }
    await go(boot)
    const others = page.getByRole('region', { name: t('product_pictures') }).locator('li:visible > span')
    expect(await others.count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
  })

  test('the footer is low, and all of its links are unfolded', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    await page.setViewportSize({ width: 1440, height: 900 })
    await go(boot)
    const foot = page.getByRole('contentinfo')
    await scrollsTo(foot.getByRole('link', { name: t('order_find_title') }))
    expect((await foot.boundingBox())!.height).toBeLessThanOrEqual(420)
  })
})

// in-the-round.stress.test.ts tests browsers that can draw it.
describe.each(rareWay('desk', 'vi'))('spec 2, a boot in the round ($locale, $width px)', (way) => {
  test('without WebGL the boot is shown by pictures', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
    await go(boot)
    await page.getByRole('button', { name: t('product_spin') }).click()
    const dialog = page.getByRole('dialog', { name: t('product_spin_title') })
    await sees(dialog.getByText(t('product_spin_none')))
    await scrollsTo(dialog.locator('img').nth(2))
    expect(await seriousFindings(page)).toEqual([])
  })
})
