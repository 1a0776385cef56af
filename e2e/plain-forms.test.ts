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
      // The next press is meant for a line that is still there.
      await expect.poll(() => lines.count()).toBe(left)
    }
    await go(`/compare?p=${blades[way.locale]}`)
    await buy.locator('select').selectOption({ index: 1 })
    await buy.getByRole('button').click()
    await page.waitForURL('**/cart')
    await cartSays(1)
    await countsTo(lines, 1)
  })

  test('changes a quantity or takes a line out before the scripts arrive, and it stays so once they are here', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    const scripts = /\/assets\/.*\.js/
    const cartSays = (count: number) =>
      expect
        .poll(() => page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label'))
        .toContain(t('cart_count', { count }))
    const beforeScripts = async (act: () => Promise<void>) => {
      const sent = Promise.withResolvers<void>()
      await page.route(scripts, async (route) => {
        await sent.promise
        // Those of the page that was left are gone.
        await route.continue().catch(() => undefined)
      })
      await go('/cart', { waitUntil: 'commit' } as never)
      await act()
      // Scripts that came now would still send the old cart of the page that is being left.
      await page.waitForURL((url) => url.searchParams.has('changed'), { waitUntil: 'commit' })
      sent.resolve()
      await page.waitForURL((url) => url.pathname.endsWith('/cart') && !url.search)
      await page.unroute(scripts)
    }
    await addAria(seen, { size: '245' })
    await addAria(seen, { size: '270' })
    await cartSays(2)
    await beforeScripts(async () => {
      await page.locator('select[name=quantity]').first().selectOption('3')
      await page
        .getByRole('button', { name: t('cart_update') })
        .first()
        .click({ noWaitAfter: true })
    })
    await cartSays(4)
    await beforeScripts(() => page.locator('button[value=remove]').first().click({ noWaitAfter: true }))
    await cartSays(1)
    await page.reload()
    await cartSays(1)
    await beforeScripts(() => page.locator('button[value=remove]').first().click({ noWaitAfter: true }))
    await cartSays(0)
    // The scripts have come, and the way back is still there.
    await page.getByRole('button', { name: t('cart_put_back'), exact: true }).click()
    await cartSays(1)
    await page.reload()
    await cartSays(1)
  })
})
