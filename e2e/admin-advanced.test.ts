import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { checkNames } from '#flows/self-checks/finding.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { comeIn, press, said } from './after-sale.ts'
import { fits, judge, told } from './auth.ts'
import { expect, rareWay, test } from './stage.ts'
import { patience, reads, scrollsTo, sees, seesNot } from './sees.ts'

describe.each(rareWay('desk', 'vi'))('spec 9: under the bonnet ($locale, $width px)', ({ width, locale }) => {
  test('an error is found with its stack by the id that its screen showed; a failed job is retried; cached pages are purged', async ({
    visit,
    closed,
    shop,
  }) => {
    const errorId = `e2e${width}${locale}`
    await closed.look(async (db) => {
      await db.execute(sql`insert into error_log (origin, severity, message, stack, path, error_id)
        values ('browser', 'critical', 'the blade broke', 'Error: the blade broke
    at skate (/assets/ice.js:1:1)', '/shop', ${errorId})`)
      await db.execute(sql`insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
        values ('sweep', '{}', 'failed', 12, 12, now(), '{"message":"the broom broke"}')`)
    })
    await fetch(`${shop.url}/cookies`)
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced' })
    await page.locator('main input[name=q]').fill(errorId)
    await press(desk, 'admin_search')
    await page.waitForURL(`**q=${errorId}*`)
    await page.locator('main').getByRole('link', { name: 'the blade broke' }).filter({ visible: true }).first().click()
    await scrollsTo(page.getByText('at skate (/assets/ice.js:1:1)'))
    await desk.go('/admin/advanced?q=nothing-like-it')
    await said(desk, 'system_errors_unmatched_title')

    await desk.go('/admin/advanced/jobs')
    await scrollsTo(page.getByText('the broom broke'))
    await page.locator('main form button[type=submit]').filter({ visible: true }).first().click()
    await told(desk, 'system_jobs_retried')
    const failed = () =>
      closed.look((db) => rowsOf(db, sql`select name from pgboss.job where name = 'sweep' and state = 'failed'`))
    await expect.poll(failed).toEqual([])

    await desk.go('/admin/advanced/pages')
    const kept = page.locator('main').getByText('/cookies', { exact: true })
    await scrollsTo(kept)
    await press(desk, 'system_cache_purge')
    await told(desk, 'system_cache_purged')
    await seesNot(kept)
  })

  test('an admin who proves their identity downloads a backup, which restores the shop as it was', async ({
    visit,
    closed,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced/backup' })
    const make = page.locator('form', { has: page.getByRole('button', { name: t('system_backup_make'), exact: true }) })
    await make.locator('input[name=password]').fill('not-my-password')
    await press(desk, 'system_backup_make')
    await sees(page.locator('main [aria-invalid=true]'))
    await make.locator('input[name=password]').fill(adminPassword)
    await press(desk, 'system_backup_make')
    await told(desk, 'system_backup_made_title')
    const link = page.getByRole('link', { name: t('system_backup_download') })
    await judge(desk, 'a backup to be fetched')
    const stranger = await fetch(new URL((await link.getAttribute('href'))!, shop.url))
    expect(stranger.status).toBe(404)
    const download = page.waitForEvent('download')
    await link.click()
    const file = await (await download).path()

    const goods = () =>
      closed.look((db) =>
        rowsOf(
          db,
          sql`select (select count(*) from variants)::int as variants, (select sum(on_hand) from stock)::int as pieces,
          (select name from product_translations order by product_id, locale limit 1) as name`,
        ),
      )
    const before = await goods()
    await closed.look((db) => db.execute(sql`update product_translations set name = 'Lỡ tay'`))
    await closed.look((db) => db.execute(sql`delete from stock_moves`))
    await closed.look((db) => db.execute(sql`update stock set on_hand = 0, reserved = 0`))

    await page.locator('#restore summary').click()
    const restore = page.locator('#restore form')
    await restore
      .locator('input[name=backup]')
      .setInputFiles({ name: 'shop.gz', mimeType: 'application/gzip', buffer: Buffer.from('name') })
    await restore.locator('input[name=password]').fill(adminPassword)
    await restore.locator('input[name=typed]').fill('Lướt')
    await restore.locator('button[type=submit]').click()
    await told(desk, 'refusal_no_backup')
    await restore.locator('input[name=backup]').setInputFiles(file)
    await restore.locator('input[name=password]').fill(adminPassword)
    await restore.locator('input[name=typed]').fill('Lướt')
    await restore.locator('button[type=submit]').click()
    // The whole shop is written again, which takes a while.
    await page.waitForURL('**/auth?mode=admin*')
    expect(await goods()).toEqual(before)
    await comeIn(desk, { url: shop.url, locale, to: '/admin/testing' })
  })
})

describe.each(rareWay('phone', 'en'))('spec 9: how well the shop is ($locale, $width px)', ({ width, locale }) => {
  test('the times that a browser measured are shown beside the times of the server', async ({
    visit,
    closed,
    shop,
  }) => {
    const reader = await visit({ width, locale })
    // The shop measures one visit in ten and no automated browser; this visit is measured.
    await reader.page.addInitScript(() => {
      Math.random = () => 0.05
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
    })
    await reader.go('/cookies')
    // A page reports once, and the browser tells its largest paint a moment after it.
    await reader.page.evaluate(
      () =>
        new Promise((done) =>
          new PerformanceObserver(() => done(null)).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    )
    const counted = () =>
      closed.look((db) => rowsOf<{ metric: string }>(db, sql`select metric from page_vitals where route = '/cookies'`))
    await expect
      .poll(async () => {
        await reader.page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        })
        return (await counted()).map(({ metric }) => metric)
      })
      .toEqual(expect.arrayContaining(['load', 'lcp', 'cls', 'script', 'memory']))
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced/performance' })
    await scrollsTo(desk.page.locator('main').getByText('/cookies', { exact: true }))
    const parts = await reads(desk.page.locator('#components'))
    for (const part of ['Header', 'StorefrontPage', 'Footer']) expect(parts).toContain(part)
    await scrollsTo(desk.page.locator('main').getByText(desk.t('system_scripts_title')))
    await fits(desk, 'performance')
  })

  test('the shop checks itself, all checks at once and one by one, and says what is wrong, with what, and how long it took', async ({
    visit,
    closed,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    const { page, t } = desk
    // The shop did not run since it was seeded, so the events of that time are late until they are handled.
    const unhandled = () => closed.look((db) => rowsOf(db, sql`select name from outbox where handled_at is null`))
    await expect.poll(unhandled).toEqual([])
    await comeIn(desk, { url: shop.url, locale, to: '/admin/testing' })
    // On a busy machine a check may rightly find the shop slow; then it is run again.
    const runAll = async () => {
      await press(desk, 'system_testing_run_all')
      return told(desk, 'system_testing_all_good', { count: checkNames.length }).then(() => 'all good', String)
    }
    await expect.poll(runAll, { timeout: 3 * patience }).toBe('all good')
    const row = (name: string) => page.locator(`li#${name}`)
    for (const name of checkNames) await scrollsTo(row(name).getByText(t('system_testing_good'), { exact: true }))
    expect(Number(/\d+/.exec(await reads(row('routes').getByText(/^(\d+ trang|\d+ pages)$/)))![0])).toBeGreaterThan(50)

    const [off] = await closed.look((db) =>
      rowsOf<{ sku: string }>(
        db,
        sql`update stock set on_hand = on_hand + 3 where variant_id = (select variant_id from stock order by variant_id limit 1)
            returning (select sku from variants v where v.id = variant_id) as sku`,
      ),
    )
    const run = row('stock').getByRole('button')
    await run.click()
    await told(desk, 'system_testing_one_wrong', { name: t('system_check_stock') })
    await scrollsTo(row('stock').getByText(t('system_check_error_stock', { of: off!.sku, n: 3 })))
    await judge(desk, 'self-checks, one of them wrong')
    await closed.look((db) =>
      db.execute(
        sql`update stock set on_hand = on_hand - 3 where variant_id = (select id from variants where sku = ${off!.sku})`,
      ),
    )
    await run.click()
    await told(desk, 'system_testing_one_good', { name: t('system_check_stock') })
  })
})
