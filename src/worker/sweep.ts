import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'

/** Once a night: lets go of what nobody needs any more. Orders and ledgers are never swept. */
export async function sweep(db: Db) {
  await db.execute(sql`delete from carts where user_id is null and updated_at < now() - interval '7 days'`)
  await db.execute(sql`delete from outbox where handled_at < now() - interval '30 days'`)
  // What /privacy promises; mails about an order stay with the order.
  await db.execute(sql`delete from mails where order_id is null and created_at < now() - interval '90 days'`)
  await db.execute(sql`delete from limits where expire < now() - interval '1 day'`)
  // A search that nobody repeated tells nothing after a month.
  await db.execute(sql`delete from searches where day < current_date - 400 or (times = 1 and day < current_date - 30)`)
  await db.execute(sql`delete from security_events where at < now() - interval '90 days'`)
}
