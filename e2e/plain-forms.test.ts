import { describe } from 'vitest'
import { addAria } from './buy.ts'
import { countsTo } from './main-part.ts'
import { expect, rareWay, test } from './stage.ts'

const blades = {
  vi: 'luoi-luot-buoc-7,luoi-luot-dieu-7',
  en: 'luot-buoc-7-figure-blades,luot-dieu-7-dance-blades',
}

describe.each(rareWay('phone', 'vi'))('a plain form that puts something in the cart ($locale, $width px)', (way) => {
  test('adds to what this browser holds already, once, and also to a cart that was just emptied', async ({ visit }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    const cartSays = (count: number) =>
      expect
        .poll(() => page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label'))
        .toContain(t('cart_count', { count }))
    await addAria(seen, { size: '245' })
    await go(`/compare?p=${blades[way.locale]}`)
    const buy = page.locator('tfoot form').first()
    await buy.locator('select').selectOption({ index: 1 })
    await buy.getByRole('button').click()
    await page.waitForURL('**/cart')
    const lines = page.locator('main li', { has: page.getByRole('group') })
    await cartSays(2)
    await countsTo(lines, 2)
    await page.reload()
    await cartSays(2)
    await countsTo(lines, 2)
    for (const left of [1, 0]) {
      const [before, after] = t('cart_remove_named', { name: '|' }).split('|')
      await lines
        .first()
        .getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
        .click()
      await cartSays(left)
    }
    await go(`/compare?p=${blades[way.locale]}`)
    await buy.locator('select').selectOption({ index: 1 })
    await buy.getByRole('button').click()
    await page.waitForURL('**/cart')
    await cartSays(1)
    await countsTo(lines, 1)
  })
})
