import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { addAria, aria } from './buy.ts'
import { overflow } from './look.ts'
import { sees } from './sees.ts'
import { expect, rareWay, test } from './stage.ts'

/** The number of these in one row with the first. */
async function inFirstRow(parts: Locator) {
  const tops = await parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  return tops.filter((top) => top === tops[0]).length
}

describe.each(rareWay('desk', 'vi', 'this device'))('spec 2, on a tablet ($locale)', (way) => {
  test('lists, the home page and the checkout use the width', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await page.setViewportSize({ width: 768, height: 1024 })
    const rows = {
      '/shop': { 'ul.pieces > li': 3 },
      '/': {
        'section[aria-labelledby="lines-title"] li': 3,
        'section[aria-labelledby="guides-title"] li': 3,
        'ul.pieces > li': 4,
      },
    }
    for (const [path, expected] of Object.entries(rows)) {
      await go(path)
      for (const [parts, count] of Object.entries(expected))
        expect(await inFirstRow(page.locator(parts)), `${path} ${parts}`).toBe(count)
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
    }
    await go('/')
    // The text of the hero stands beside its picture, so the disciplines are on the first screen.
    await sees(
      page
        .getByRole('navigation', { name: t('home_disciplines') })
        .getByRole('link')
        .last(),
    )
    await go('/blog')
    // The newest post: its picture takes half of it.
    expect((await page.locator('article img').first().boundingBox())!.width).toBeLessThan(400)
    await addAria(visitor)
    await go('/checkout')
    expect(await inFirstRow(page.locator('fieldset.field-pairs > :not(legend)'))).toBe(2)
  })

  test('a wider window does not make the pictures of a product narrower', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    await go(`/product/${aria.slug}`)
    // From 900 px on the margins of the page are 8 px wider at both sides.
    const margins = 16
    let before = 0
    for (const width of [720, 820, 899, 900, 1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const pictures = (await page.getByRole('region', { name: t('product_pictures') }).boundingBox())!
      expect(pictures.width, `${width} px`).toBeGreaterThanOrEqual(before - margins)
      before = pictures.width
    }
  })
})
