import { globSync, readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { addAria, pick, placeButton, untilQuoted } from './buy.ts'
import { cartButton, drawerShown, expected } from './broken.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'

/** The files that the shop loads lazily, by their names in the build. */
const late = new Set(
  globSync('src/{ui,web}/**/*.{ts,tsx}')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/=> import\('[^']*\/([\w-]+)\.tsx?'\)/g)])
    .map(([, name]) => name!),
)

/** From now on the first request for each of them fails. */
async function failingOnce({ page }: Visit) {
  const failed = new Set<string>()
  await page.route(/\/assets\/[\w-]+\.js/, (route) => {
    const file = /assets\/([\w-]+?)-[\w-]{8}\.js/.exec(route.request().url())?.[1] ?? ''
    if (route.request().method() !== 'GET' || !late.has(file) || failed.has(file)) return route.continue()
    failed.add(file)
    return route.abort()
  })
  return failed
}

describe.each(rareWay('desk', 'vi'))('spec 4 and 8: when one thing fails ($locale, $width px)', (way) => {
  test('each lazy file fails once on each page: the part still loads, the page stays, and the input is kept', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    const all = new Set<string>()
    const isPhone = way.width < 600
    const search = page.locator(isPhone ? 'header a[href$="/search"]' : 'header input[name=q]')
    for (const path of ['/contact', '/product/luot-aria-75', '/shop', '/guides/sizing']) {
      await page.unrouteAll()
      await go(path)
      const title = await reads(page.locator('main h1').first())
      const failed = await failingOnce(visitor)
      const typed = page.locator('main textarea').first()
      if (path === '/contact') await typed.fill('Mình cần đôi 245')
      const bell = page
        .locator('header')
        .getByRole('button', { name: new RegExp(`^${t('notification_bell_title')}(,|$)`) })
      for (const [opener, shown] of [
        [search, page.getByRole('listbox')],
        [cartButton(page), drawerShown(page)],
        [bell, page.getByRole('dialog', { name: t('notification_bell_title') })],
      ] as const) {
        await opener.click()
        await sees(shown)
        await page.keyboard.press('Escape')
        await seesNot(shown)
      }
      await seesNot(page.getByText(t('error_title')))
      await scrollsTo(page.getByRole('heading', { level: 1, name: title }))
      for (const file of failed) all.add(file)
      if (path === '/contact') expect(await typed.inputValue()).toBe('Mình cần đôi 245')
    }
    expect([...all]).toEqual(
      expect.arrayContaining([isPhone ? 'search-dialog' : 'search-panel', 'cart-drawer', 'notification-panel']),
    )
    expected(visitor)
  })
})

describe.each(rareWay('phone', 'en'))('spec 9: a browser that keeps nothing ($locale, $width px)', (way) => {
  test('with site data blocked every page works and a pair goes into the cart; at checkout a list of wards that fails to load says so and loads on retry', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    for (const path of ['/', '/shop', '/wishlist', '/contact', '/auth', '/compare']) {
      await go(path)
      await scrollsTo(page.locator('main h1').first())
      await seesNot(page.getByText(t('error_title')))
    }
    await addAria(visitor, { size: '245' })
    // The cart lives only as long as the page, so the checkout is reached without a reload.
    await drawerShown(page)
      .getByRole('link', { name: t('cart_drawer_checkout'), exact: true })
      .click()
    await page.waitForURL('**/checkout')
    await untilQuoted(page)
    await page.locator('input[name=name]').fill('Lan')
    await page.route('**/api/wards/*', (route) => route.abort())
    await pick(page, t('checkout_province'), 'ha noi', 'Thành phố Hà Nội')
    const unreached = page.getByRole('alert').filter({ hasText: t('checkout_wards_unreached') })
    await scrollsTo(unreached)
    await page.unroute('**/api/wards/*')
    await unreached.getByRole('button', { name: t('error_retry') }).click()
    await pick(page, t('checkout_ward'), 'ba dinh', 'Phường Ba Đình')
    await seesNot(unreached)
    expect(await page.locator('input[name=name]').inputValue()).toBe('Lan')
    await untilQuoted(page)
    await scrollsTo(placeButton(page))
    expected(visitor)
  })
})
