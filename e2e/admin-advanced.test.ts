import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './at-the-door.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

describe.each(wayOf('desk', 'vi'))('under the bonnet ($locale, $width px)', ({ width, locale }) => {
  test('an error is found by the id that its screen showed, with its stack', async ({ visit, closed, shop }) => {
    const errorId = `e2e${width}${locale}`
    await closed.look((db) =>
      db.execute(sql`insert into error_log (origin, severity, message, stack, path, error_id)
        values ('browser', 'critical', 'the blade broke', 'Error: the blade broke
    at skate (/assets/ice.js:1:1)', '/shop', ${errorId})`),
    )
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced' })
    await judge(desk, 'the error log')
    await desk.page.locator('main input[name=q]').fill(errorId)
    await press(desk, 'admin_search')
    await desk.page.waitForURL(`**q=${errorId}*`)
    await desk.page
      .locator('main')
      .getByRole('link', { name: 'the blade broke' })
      .filter({ visible: true })
      .first()
      .click()
    await scrollsTo(desk.page.getByText('at skate (/assets/ice.js:1:1)'))
    await judge(desk, 'an error with its stack')
    await desk.go('/admin/advanced?q=nothing-like-it')
    await said(desk, 'errors_unmatched_title')
  })

  test('a job that was given up is tried again', async ({ visit, closed, shop }) => {
    await closed.look((db) =>
      db.execute(sql`insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
        values ('sweep', '{}', 'failed', 12, 12, now(), '{"message":"the broom broke"}')`),
    )
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced/jobs' })
    await scrollsTo(desk.page.getByText('the broom broke').filter({ visible: true }).first())
    await judge(desk, 'jobs')
    await desk.page.locator('main form button[type=submit]').filter({ visible: true }).first().click()
    await said(desk, 'jobs_retried')
    const failed = () =>
      closed.look((db) => rowsOf(db, sql`select name from pgboss.job where name = 'sweep' and state = 'failed'`))
    await expect.poll(failed).toEqual([])
  })

  test('kept pages are listed and purged', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/advanced/pages' })
    const kept = desk.page.getByText('/cookies', { exact: true }).filter({ visible: true })
    await fetch(`${shop.url}/cookies`)
    await desk.go('/admin/advanced/pages')
    await scrollsTo(kept.first())
    await judge(desk, 'the page cache')
    await press(desk, 'cache_purge')
    await said(desk, 'cache_purged')
    await expect
      .poll(async () => {
        await desk.page.reload()
        return kept.count()
      })
      .toBe(0)
  })

  test('the system tells its health and its settings, and no secret', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/system' })
    await said(desk, 'system_schema_well')
    const text = await reads(desk.page.locator('main'))
    expect(text).toContain(process.versions.node)
    expect(text).toContain('ADMIN_PASSWORD')
    expect(text).toContain(newestMigration())
    await scrollsTo(
      desk.page.locator('main').getByText(desk.t('system_this_process')).filter({ visible: true }).first(),
    )
    await judge(desk, 'the system')
  })

  test('a page that measured itself is told beside how long the server took', async ({ visit, closed, shop }) => {
    const reader = await visit({ width, locale })
    // One visit in ten, and none that a program drives: this one is.
    await reader.page.addInitScript(() => {
      Math.random = () => 0.05
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
    })
    await reader.go('/cookies')
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
    await scrollsTo(desk.page.locator('main').getByText('/cookies', { exact: true }).filter({ visible: true }).first())
    await said(desk, 'bundles_title')
    await judge(desk, 'performance')
  })

  test(
    'who measures components sees what each took, and for nobody else anything changes',
    { timeout: 400_000 },
    async ({ visit, shop }) => {
      const desk = await visit({ width, locale })
      const { page, t } = desk
      const at = '/admin/advanced/performance'
      const scripts = (of: typeof page) =>
        of.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
        )
      await comeIn(desk, { url: shop.url, locale, to: at })
      const usual = await scripts(page)
      await press(desk, 'components_begin')
      const begin = page.getByRole('button', { name: t('components_reload'), exact: true })
      // The second build is made now; beside everything else that a test run does.
      await scrollsTo(begin, { timeout: 360_000 })
      await begin.click()
      await scrollsTo(page.locator('html[data-measuring]'))
      expect(await scripts(page)).not.toEqual(usual)
      await desk.go('/admin/products')
      await scrollsTo(page.locator('html[data-measuring]'))
      await expect
        .poll(async () => {
          await desk.go(at)
          return reads(page.locator('#components'))
        })
        .toMatch(/RowTable/)
      expect(await reads(page.locator('#components'))).toContain('web/admin/table/row-table.tsx')
      await judge(desk, 'times of components')
      const stranger = await visit({ width, locale })
      await stranger.go('/cookies')
      await seesNot(stranger.page.locator('html[data-measuring]'))
      await press(desk, 'components_end')
      await scrollsTo(page.getByRole('button', { name: t('components_begin'), exact: true }))
      await desk.go(at)
      await seesNot(page.locator('html[data-measuring]'))
    },
  )

  test('a backup is fetched by who proved it, and brings the shop back as it was', async ({ visit, closed, shop }) => {
    const desk = await visit({ width, locale })
    const { page, t } = desk
    const at = '/admin/advanced/backup'
    await comeIn(desk, { url: shop.url, locale, to: at })
    await judge(desk, 'backup')
    const make = page.locator('form', { has: page.getByRole('button', { name: t('backup_make'), exact: true }) })
    await make.locator('input[name=password]').fill('not-my-password')
    await press(desk, 'backup_make')
    await scrollsTo(page.locator('main [aria-invalid=true]'))
    await make.locator('input[name=password]').fill(adminPassword)
    await press(desk, 'backup_make')
    await said(desk, 'backup_made_title')
    const link = page.getByRole('link', { name: t('backup_download') })
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
          (select name from product_words order by product_id, locale limit 1) as name`,
        ),
      )
    const before = await goods()
    await closed.look((db) => db.execute(sql`update product_words set name = 'Lỡ tay'`))
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
    await said(desk, 'refusal_no_backup')
    await restore.locator('input[name=backup]').setInputFiles(file)
    await restore.locator('input[name=password]').fill(adminPassword)
    await restore.locator('input[name=typed]').fill('Lướt')
    await restore.locator('button[type=submit]').click()
    // A whole shop is written again.
    await page.waitForURL('**/auth?mode=admin*', { timeout: 60_000 })
    expect(await goods()).toEqual(before)
    await comeIn(desk, { url: shop.url, locale, to: '/admin/testing' })
  })
})

const newestMigration = () =>
  readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1)!
    .replace('.sql', '')
