import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'

/** Once a night: lets go of what nobody needs any more. Orders and ledgers are never swept. */
export async function sweep(db: Db) {
  await db.execute(sql`delete from carts where user_id is null and updated_at < now() - interval '7 days'`)
  await db.execute(sql`delete from outbox where handled_at < now() - interval '30 days'`)
  // Here and below: what /privacy promises. Mails about an order stay with the order.
  await db.execute(sql`delete from mails where order_id is null and created_at < now() - interval '90 days'`)
  await db.execute(sql`delete from limits where expire < now() - interval '1 day'`)
  // A search that nobody repeated tells nothing after a month.
  await db.execute(sql`delete from searches where day < current_date - 400 or (times = 1 and day < current_date - 30)`)
  await db.execute(
    sql`delete from stock_watches where told_at < now() - interval '90 days' or created_at < now() - interval '1 year'`,
  )
  await db.execute(sql`delete from security_events where at < now() - interval '90 days'`)
  await db.execute(sql`delete from error_log where at < now() - interval '90 days'`)
  await db.execute(sql`delete from sessions where expires_at < now() or created_at < now() - interval '24 hours'`)
  await db.execute(sql`delete from verifications where expires_at < now()`)
  // Somebody else may have typed the address; who owns it never said yes.
  await db.execute(sql`delete from users where not email_verified and created_at < now() - interval '30 days'
    and not exists (select from orders where orders.user_id = users.id)`)
}
