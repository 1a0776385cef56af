import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/db.server.ts'
import { fillCart, order, totalOf } from '../test/process/buyer.ts'
import { setStock, somePieces } from '../test/process/goods.ts'
import { visitor } from '../test/process/visitor.ts'
import { alive } from './alive.ts'
import { system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { judge } from './at-the-door.ts'
import type { Stage } from './customer.ts'
import { asShopkeeper } from './paying.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

/** A guest buys a thing and pays at the door. */
async function someoneBuys({ closed, shop }: Stage) {
  const who = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await closed.look((db) => setStock(db, piece!.variantId, 50))
  await fillCart(who, [{ variantId: piece!.variantId, quantity: 1 }])
  await who.postForm('/checkout', order({ payment: 'cod', seenTotal: String(await totalOf(who)), email: '' }))
}

/** What the orders themselves say. */
const ordered = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const [row] = await rowsOf<{ orders: number; total: number }>(
      db,
      sql`select count(*)::int as orders, sum(total)::float8 as total from orders where state <> 'cancelled'`,
    )
    return row!
  })

const shown = ({ page }: Visit, text: string) => page.locator('main').getByText(text).locator('visible=true').first()

const fileOf = (visit: Visit, by: string) =>
  visit.page.evaluate(async (by) => {
    const answer = await fetch(`/admin/analytics/export?by=${by}`)
    return answer.text()
  }, by)

const sides = [
  { path: 'visits', title: 'figures_visits', file: 'funnel' },
  { path: 'goods', title: 'figures_goods', file: 'goods' },
  { path: 'searches?found=none', title: 'figures_searches', file: 'searches' },
  { path: 'carts', title: 'figures_carts', file: 'left' },
  { path: 'promotions', title: 'figures_promotions', file: 'promotions' },
]

/** What the shop counted today, as the database has it. */
const countedToday = ({ closed }: Stage, what: string) =>
  closed.look(async (db) => {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select coalesce(sum(times), 0)::int as n from day_counts where what = ${what}`,
    )
    return row!.n
  })

const stepsKept = ({ closed }: Stage) =>
  closed.look(async (db) =>
    (await rowsOf<{ step: string }>(db, sql`select distinct step from funnel_steps order by step`)).map(
      ({ step }) => step,
    ),
  )

/** Counts are written every few seconds. */
const soon = { timeout: 15_000 }

/** The last amounts of the rows of a file, added up. */
const addedUp = (file: string, column: number) =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .reduce((sum, row) => sum + Number(row.split(',').at(column)), 0)

describe.each(wayOf('phone', 'vi'))('PRODUCT 6: what the shop sold ($locale, $width px)', ({ width, locale }) => {
  test('an order stands in the figures at once, and its parts add up to it, on the screen and in the file', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    await someoneBuys(stage)
    const { orders, total } = await ordered(stage)
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await asShopkeeper(stage, desk, locale)
    await scrollsTo(shown(desk, t('figures_dashboard')))
    await scrollsTo(shown(desk, dong(total)))
    await judge(desk, 'the overview with its sales')

    await page.getByRole('link', { name: t('figures_more') }).click()
    await page.waitForURL('**/admin/analytics')
    await scrollsTo(shown(desk, dong(total)))
    expect(await page.getByRole('img', { name: dong(total) }).count()).toBe(1)
    await judge(desk, 'the sales of thirty days')

    await alive(page)
    await page.getByRole('link', { name: t('figures_by_product'), exact: true }).click()
    await scrollsTo(shown(desk, t('figures_products_note')))
    await judge(desk, 'the sales by product')
    for (const by of ['method', 'province', 'product']) expect(addedUp(await fileOf(desk, by), -1), by).toBe(total)
    expect(addedUp(await fileOf(desk, 'day'), 1)).toBe(orders)

    await page.locator('main input[name=from]').fill('2020-01-01')
    await page.locator('main input[name=until]').fill('2020-01-31')
    await page.getByRole('button', { name: t('figures_show'), exact: true }).click()
    await scrollsTo(shown(desk, t('figures_none_title')))
    await judge(desk, 'days without an order')
  })

  test('who looks around is counted, of nobody; the shopkeeper sees it from every side, and takes it along as a file', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const before = { views: await countedToday(stage, 'product'), added: await countedToday(stage, 'add') }
    const guest = await visit({ width, locale })
    await guest.go('/')
    await guest.go('/product/luot-aria-75')
    await guest.go('/search?q=xyzzyva')
    await someoneBuys(stage)
    await expect.poll(() => countedToday(stage, 'product'), soon).toBe(before.views + 1)
    await expect.poll(() => countedToday(stage, 'add'), soon).toBe(before.added + 1)
    expect((await guest.page.context().cookies()).map(({ name }) => name)).not.toContain('luot_visit')

    const desk = await visit({ width, locale })
    const { page, go, t } = desk
    await asShopkeeper(stage, desk, locale)
    for (const { path, title, file } of sides) {
      await go(`/admin/analytics/${path}`)
      await scrollsTo(page.getByRole('heading', { level: 1, name: t(title) }))
      await judge(desk, title)
      expect((await fileOf(desk, file)).split('\r\n').length, file).toBeGreaterThan(1)
    }
    await go('/admin/analytics/goods')
    await scrollsTo(shown(desk, 'Lướt Aria 75'))
    await go('/admin/analytics/searches?found=none')
    await scrollsTo(shown(desk, 'xyzzyva'))
  })

  test('the first steps tick themselves, are put away and taken out again', async ({ visit, closed, shop }) => {
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await closed.look((db) => saveSettings(db, system, { setupHidden: false }))
    await asShopkeeper({ closed, shop }, desk, locale)
    const list = page.getByRole('region', { name: t('setup_title') })
    await scrollsTo(list.getByRole('link', { name: t('setup_bank') }))
    await seesNot(list.getByRole('link', { name: t('setup_product') }))
    await list.getByRole('button', { name: t('setup_hide') }).click()
    await seesNot(list)
    await page.getByRole('button', { name: t('setup_show') }).click()
    await scrollsTo(list)
  })
})

describe('the linked funnel (PRODUCT 6, 8)', () => {
  test('follows only who said yes, and forgets them when they say no', async ({ visit, closed, shop }) => {
    const stage = { closed, shop }
    await closed.look((db) => saveSettings(db, system, { analyticsFunnel: true }))
    const silent = await visit()
    await expect
      .poll(
        async () => (await silent.go('/cookies'), silent.page.getByText(silent.t('cookie_chosen_none')).count()),
        soon,
      )
      .toBe(1)
    const { page, go, t } = await visit()
    await go('/cookies')
    const answer = (name: string) => page.locator('main').getByRole('button', { name: t(name) })
    await alive(page)
    await answer('cookie_accept').click()
    await scrollsTo(page.getByText(t('cookie_chosen_yes')).locator('visible=true').first())
    await go('/product/luot-aria-75')
    await expect.poll(() => stepsKept(stage), soon).toEqual(['product', 'visit'])
    await go('/cookies')
    await alive(page)
    await answer('cookie_refuse').click()
    await expect.poll(() => stepsKept(stage), soon).toEqual([])
  })
})
