import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { anOrderToPay } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
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

/** Its updates, without the constraints and the index. */
const updatesOf = (text: string) =>
  text.slice(text.indexOf('UPDATE "returns"'), text.indexOf('ALTER TABLE "returns" ADD'))

test('what an older shop stored of orders, emails and events gets the words of today', async ({ db }) => {
  for (const name of ['order_timeline_words', 'order_discounts_words', 'postings_words', 'unmatched_payments_words'])
    await db.execute(sql.raw(`alter table ${name.replace('_words', '')} drop constraint ${name}`))
  await openSmallShop(db)
  const { orderId } = await anOrderToPay(db)
  await db.execute(sql`delete from order_timeline`)
  await db.execute(sql`delete from outbox`)
  await db.execute(
    sql`insert into order_timeline (order_id, kind, public, actor, facts) values (${orderId}, 'parcel_shipped', true, 'guest', '{"parcel": 2, "carrier": "GHN"}'),
      (${orderId}, 'return', true, 'guest', '{"step": "asked", "code": "R1"}'), (${orderId}, 'return', true, 'guest', '{"step": "closed"}'),
      (${orderId}, 'let_go', false, 'guest', '{"amount": 5}')`,
  )
  await db.execute(
    sql`insert into postings (entry, order_id, account, amount, kind) values (gen_random_uuid(), ${orderId}, 'on_the_way', -5, 'refund_asked'), (gen_random_uuid(), ${orderId}, 'buyer', 5, 'let_go')`,
  )
  await db.execute(
    sql`insert into outbox (name, facts) values ('person.address-asked', '{}'), ('person.erased', '{}'), ('refund.asked', '{}'), ('order.rest-ended', '{}')`,
  )
  await db.execute(
    sql`insert into audit_log (actor, verb, subject, subject_id) values ('system', 'order.let-go', 'order', 'a'), ('system', 'person.locked', 'person', 'b'), ('system', 'return.asked', 'return', 'c')`,
  )
  await runOldMigration(db, '0066_stored_words.sql', updatesOf)
  expect(await rowsOf(db, sql`select kind, facts from order_timeline order by id`)).toEqual([
    { kind: 'shipment_shipped', facts: { shipment: 2, carrier: 'GHN' } },
    { kind: 'return', facts: { step: 'requested', code: 'R1' } },
    { kind: 'return', facts: { step: 'closed' } },
    { kind: 'written_off', facts: { amount: 5 } },
  ])
  expect(await rowsOf(db, sql`select account, kind from postings where amount in (5, -5) order by id`)).toEqual([
    { account: 'refunds_pending', kind: 'refund_requested' },
    { account: 'buyer', kind: 'written_off' },
  ])
  const names = await rowsOf<{ name: string }>(db, sql`select name from outbox where facts = '{}' order by id`)
  expect(names.map(({ name }) => name)).toEqual([
    'user.email-change-requested',
    'user.erased',
    'refund.requested',
    'order.remainder-cancelled',
  ])
  expect(
    await rowsOf(
      db,
      sql`select subject, verb from audit_log where actor = 'system' and subject_id in ('a', 'b', 'c') order by subject_id`,
    ),
  ).toEqual([
    { subject: 'order', verb: 'order.debt-written-off' },
    { subject: 'user', verb: 'user.locked' },
    { subject: 'return', verb: 'return.requested' },
  ])
})
