import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { fillCart, order, totalOf } from '../test/process/buyer.ts'
import { setStock, somePieces } from '../test/process/goods.ts'
import { visitor } from '../test/process/visitor.ts'
import { fits, opensUntil } from './auth.ts'
import type { Stage } from './customer.ts'
import { asShopkeeper } from './paying.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

/** A guest places a COD order. */
async function someoneBuys({ closed, shop }: Stage) {
  const who = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await closed.look((db) => setStock(db, piece!.variantId, 50))
  await fillCart(who, [{ variantId: piece!.variantId, quantity: 1 }])
  await who.postForm('/checkout', order({ payment: 'cod', seenTotal: String(await totalOf(who)), email: '' }))
}

/** The figures computed from the orders themselves. */
const ordered = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const [row] = await rowsOf<{ orders: number; total: number; net: number }>(
      db,
      sql`select count(*)::int as orders, sum(total)::float8 as total, sum(total - vat)::float8 as net from orders where state <> 'cancelled'`,
    )
    return row!
  })

const shown = ({ page }: Visit, text: string) => page.locator('main').getByText(text)

async function fileOf({ page }: Visit, url: string, by: string) {
  const answer = await page.request.get(`${url}/admin/analytics/export?by=${by}`)
  return answer.text()
}

/** Today's counts in the database. */
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

/** The sum of the last column of a file. */
const addedUp = (file: string, column: number) =>
  file
    .trim()
    .split('\r\n')
    // Without the heading and the last line, which says that nothing is missing.
    .slice(1, -1)
    .reduce((sum, row) => sum + Number(row.split(',').at(column)), 0)

describe.each(rareWay('phone', 'vi'))('what the shop sold ($locale, $width px)', ({ width, locale }) => {
  test('the first steps are hidden and shown again; an order is in the figures at once, and its parts add up to it, on screen and in the export', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    await closed.look((db) => saveSettings(db, system, { setupHidden: false }))
    await someoneBuys(stage)
    const { orders, total, net } = await ordered(stage)
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await asShopkeeper(stage, desk, locale)
    await desk.go('/admin')
    const list = page.getByRole('region', { name: t('admin_setup_title') })
    await scrollsTo(list.getByRole('link', { name: t('admin_setup_bank') }))
    await seesNot(list.getByRole('link', { name: t('admin_setup_product') }))
    await list.getByRole('button', { name: t('admin_setup_hide') }).click()
    await seesNot(list)
    await page.getByRole('button', { name: t('admin_setup_show') }).click()
    await scrollsTo(list)

    await scrollsTo(shown(desk, t('analytics_dashboard')))
    await scrollsTo(shown(desk, dong(total)))
    await page.getByRole('link', { name: t('analytics_more') }).click()
    await page.waitForURL('**/admin/analytics')
    await scrollsTo(shown(desk, dong(total)))
    await scrollsTo(page.getByRole('img', { name: dong(net) }))

    await page
      .locator('main')
      .getByRole('link', { name: t('analytics_by_product'), exact: true })
      .click()
    await scrollsTo(shown(desk, t('analytics_by_product_note')))
    for (const by of ['method', 'province', 'product'])
      expect(addedUp(await fileOf(desk, shop.url, by), -1), by).toBe(total)
    expect(addedUp(await fileOf(desk, shop.url, 'day'), 1)).toBe(orders)

    await page.getByLabel(t('stock_moves_from'), { exact: true }).fill('01/01/2020')
    await page.getByLabel(t('stock_moves_until'), { exact: true }).fill('31/01/2020')
    await page.getByRole('button', { name: t('analytics_show'), exact: true }).click()
    await scrollsTo(shown(desk, t('analytics_none_title')))
    await fits(desk, 'days without an order')
  })
})

describe.each(rareWay('phone', 'en'))('who looks around ($locale, $width px)', ({ width, locale }) => {
  test('visits are counted without identifying anybody; the shopkeeper sees the counts in every view and exports them', async ({
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
    await expect.poll(() => countedToday(stage, 'product')).toBe(before.views + 1)
    await expect.poll(() => countedToday(stage, 'add')).toBe(before.added + 1)
    expect((await guest.page.context().cookies()).map(({ name }) => name)).not.toContain('luot_visit')

    const desk = await visit({ width, locale })
    await asShopkeeper(stage, desk, locale)
    for (const file of ['funnel', 'product-interest', 'searches', 'abandoned-products', 'promotions'])
      expect((await fileOf(desk, shop.url, file)).split('\r\n').length, file).toBeGreaterThan(1)
    await desk.go('/admin/analytics/products')
    await scrollsTo(shown(desk, 'Lướt Aria 75'))
    await desk.go('/admin/analytics/searches?found=none')
    await scrollsTo(shown(desk, 'xyzzyva'))
  })

  test('a visitor is followed from step to step only after consent, and forgotten once it is withdrawn', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    await closed.look((db) => saveSettings(db, system, { analyticsFunnel: true }))
    const guest = await visit({ width, locale })
    const { page, go, t } = guest
    await opensUntil(guest, '/cookies', page.getByText(t('cookie_chosen_none')))
    expect(await stepsKept(stage)).toEqual([])
    const answer = (name: string) => page.locator('main').getByRole('button', { name: t(name) })
    await answer('cookie_accept').click()
    await scrollsTo(page.getByText(t('cookie_chosen_yes')))
    await go('/product/luot-aria-75')
    await expect.poll(() => stepsKept(stage)).toEqual(['product', 'visit'])
    await go('/cookies')
    await answer('cookie_refuse').click()
    await expect.poll(() => stepsKept(stage)).toEqual([])
  })
})
