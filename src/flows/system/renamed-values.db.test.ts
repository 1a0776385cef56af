import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { test } from '#test/with-db.ts'

/** The statements of the migration after the renamed tables and columns: those that change rows. */
const changesOfRows = (text: string) => text.slice(text.indexOf('ALTER TABLE "payment_notices" DROP CONSTRAINT'))

test('settings, waiting events, notices and check results of an older shop get their new names', async ({ db }) => {
  await db.execute(sql`alter table payment_notices drop constraint payment_notices_words`)
  await db.execute(
    sql`insert into payment_notices (source, verified, raw, outcome) values ('sepay', true, '{}', 'parked')`,
  )
  await db.execute(sql`alter table payment_notices add constraint payment_notices_words check (true)`)
  await db.execute(
    sql`insert into settings (key, value) values ('setPercent', '7'), ('promise', '{"vi": "Tết", "en": "New Year"}')`,
  )
  await db.execute(sql`insert into outbox (name, facts) values ('money.parked', '{"parkedId": "a"}')`)
  await db.execute(
    sql`insert into self_check_runs (name, is_good, wrong, faults, ms, actor)
      values ('doors', false, 1, '[{"kind": "door-silent", "of": "/"}]', 1, 'system'), ('momo', false, 1, '[{"kind": "till-unknown"}]', 1, 'system')`,
  )
  await runOldMigration(db, '0065_tables_and_columns.sql', changesOfRows)
  expect(await findSettings(db)).toMatchObject({ bundlePercent: 7, announcement: { vi: 'Tết', en: 'New Year' } })
  expect(await rowsOf(db, sql`select name, facts from outbox where name like 'money.%'`)).toEqual([
    { name: 'money.unmatched', facts: { unmatchedPaymentId: 'a' } },
  ])
  expect(await rowsOf(db, sql`select outcome from payment_notices`)).toEqual([{ outcome: 'unmatched' }])
  expect(await rowsOf(db, sql`select name, faults from self_check_runs order by name`)).toEqual([
    { name: 'momo', faults: [{ kind: 'sandbox-unknown' }] },
    { name: 'routes', faults: [{ kind: 'route-silent', of: '/' }] },
  ])
})
