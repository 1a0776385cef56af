// @module-tag turn-0
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { purgeCachedPages } from '#flows/system/purge-cached-pages.ts'
import { findError } from '../test/find-error.ts'
import { system } from '#shop/identity/actor.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { judge } from './auth.ts'
import { cartButton, drawerShown, expected, rowsSaying } from './broken.ts'
import { untilQuoted } from './buy.ts'
import { expect, rareWay, test, wayOf } from './stage.ts'
import { reads, scrollsTo, sees } from './sees.ts'

/** Runs in the page: reading the router's initial data throws the first times. */
function failingContext(times: number) {
  const place = window as unknown as Record<string, unknown>
  let left = times
  let context: unknown
  Object.defineProperty(place, '__reactRouterContext', {
    configurable: true,
    set(given: unknown) {
      context = given
    },
    get: () => {
      const isReactAsking = (new Error('where').stack ?? '').includes('/assets/')
      if (isReactAsking && !place.isMended && left-- > 0) throw new Error('no context')
      return context
    },
  })
}

describe.each(rareWay('desk', 'en'))('spec 4 and 8: the whole page ($locale, $width px)', (way) => {
  test('a page that fails to mount is tried again after 100 ms; if that fails too, an error page says so and leads home', async ({
    visit,
  }) => {
    const once = await visit(way)
    await once.page.addInitScript(failingContext, 2)
    await once.go('/', { waitUntil: 'load' })
    await once.page.waitForFunction(() => {
      const [button, main] = ['header button', 'main'].map((part) => Object.keys(document.querySelector(part) ?? {}))
      return [button, main].every((keys) => keys?.some((key) => key.startsWith('__reactFiber')))
    })
    await cartButton(once.page).click()
    await sees(drawerShown(once.page))
    expect(expected(once)).toContain('no context')

    const visitor = await visit(way)
    const { page, go, t } = visitor
    await page.addInitScript(failingContext, 100)
    await go('/shop', { waitUntil: 'load' })
    const trouble = page.getByRole('alert')
    await sees(trouble.getByText(t('error_part_title')))
    await sees(trouble.getByText(t('error_part_text')))
    expect(await page.locator('html').getAttribute('lang')).toBe(way.locale)
    await judge(visitor, 'a page that could not be started')
    expect(await trouble.getByRole('link', { name: t('error_part_home') }).getAttribute('href')).toBe(
      way.locale === 'en' ? '/en' : '/',
    )
    await page.evaluate('window.isMended = true')
    await trouble.getByRole('button', { name: t('error_part_retry') }).click()
    await scrollsTo(page.locator('main a[href*="/product/"]').first())
    expect(expected(visitor)).toContain('no context')
  })

  test('a page without its root element is not hydrated (“Root element not found”): it can be read, and the error is reported', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, go } = visitor
    await page.route(/\/shop$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/ data-shop="[^"]*"/, '') })
    })
    const heard = page.waitForResponse('**/api/errors')
    await go('/shop')
    expect((await heard).status()).toBe(204)
    expect(expected(visitor)).toContain('Root element not found')
    const { pathname } = new URL(page.url())
    expect(await rowsSaying(closed, 'Root element not found')).toContainEqual(
      expect.objectContaining({ severity: 'high', path: pathname }),
    )
    await scrollsTo(page.locator('main a[href*="/product/"]').first())
  })
})

describe.each(wayOf('phone', 'vi'))('spec 8: the server fails ($locale, $width px)', (way) => {
  const isAway = (closed: ClosedShop, table: string, isIt: boolean) =>
    closed.look((db) =>
      db.execute(sql.raw(isIt ? `alter table ${table} rename to away` : `alter table away rename to ${table}`)),
    )

  test('a failed page shows the error id inside the shop, opened by address or link, and loads on retry; without its frame it shows a sentence, an id and three links', async ({
    visit,
    closed,
    shop,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    const title = page.getByRole('heading', { level: 1, name: t('error_title') })
    const known = async () => {
      const id = await reads(page.locator('main code'))
      await expect.poll(() => closed.look((db) => findError(db, id))).toMatchObject({ origin: 'server' })
      expect(shop.said().out).toContain(`"id":"${id}"`)
      return id
    }
    await isAway(closed, 'variants', true)
    try {
      await go('/product/luot-aria-75?colour=black')
      await sees(title)
      const first = await known()
      await isAway(closed, 'variants', false)
      await page.getByRole('link', { name: t('error_home') }).click()
      await scrollsTo(page.locator('main a[href$="/shop/category/hockey"]').first())
      await untilQuoted(page)
      await isAway(closed, 'variants', true)
      await page.locator('main a[href*="/product/"]').first().click()
      await sees(title)
      expect(await known()).not.toBe(first)
    } finally {
      await closed.look((db) => db.execute(sql.raw('alter table if exists away rename to variants')))
    }
    await page.getByRole('button', { name: t('error_retry') }).click()
    await scrollsTo(page.locator('#add-to-cart'))

    await isAway(closed, 'settings', true)
    try {
      // The frame is cached for a minute and would still load; the shop drops it a moment later.
      await closed.look((db) => purgeCachedPages(db, system))
      const bare = `${shop.url}${way.locale === 'en' ? '/en' : ''}/shop/brand/sport?page=2`
      await expect.poll(async () => (await fetch(bare)).status).toBe(500)
      await go('/shop/brand/sport?page=2')
      await sees(title)
      expect(await reads(page.locator('code'))).toMatch(/^[0-9a-f]{8}$/)
      for (const key of ['error_retry', 'error_reload']) await scrollsTo(page.getByRole('button', { name: t(key) }))
      await scrollsTo(page.getByRole('link', { name: t('error_home') }))
      await judge(visitor, 'a page without its frame')
    } finally {
      await isAway(closed, 'settings', false)
    }
    await page.getByRole('button', { name: t('error_reload') }).click()
    await sees(page.locator('header').first())
    expected(visitor)
  })
})
