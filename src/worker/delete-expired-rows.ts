import { sql } from 'drizzle-orm'
import { deleteOldEmailFiles } from '#platform/mail.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { deleteOldBackups } from '#flows/system/make-backup.ts'
import { forgetImports } from '#shop/imports/forget-imports.ts'
import { markFadingRuns, markOtherwiseJudged } from '#shop/inventory/lists/refresh-read-models.ts'

/** Every night: deletes what nobody needs any more, never orders and ledgers. */
export async function deleteExpiredRows(db: Db) {
  // A visitor's cart is used for 24 hours (queries.ts) and then only counted among abandoned carts.
  await db.execute(sql`delete from carts where user_id is null and updated_at < now() - interval '7 days'`)
  await forgetImports(db)
  await deleteOldBackups()
  await db.execute(sql`delete from outbox where handled_at < now() - interval '30 days'`)
  // From here on: what /privacy promises. Emails about an order stay with the order.
  await db.execute(sql`delete from emails where order_id is null and created_at < now() - interval '90 days'`)
  await deleteOldEmailFiles()
  // A shown fee binds for two hours (stored-quotes.ts).
  await db.execute(sql`delete from carrier_quotes where at < now() - interval '1 day'`)
  await db.execute(sql`delete from limits where expire < now() - interval '1 day'`)
  // After a month a search that was made once tells nothing.
  await db.execute(sql`delete from searches where day < current_date - 400 or (times = 1 and day < current_date - 30)`)
  // Counts of pages are kept as long; visitors who consented to tracking are tracked for 90 days.
  await db.execute(sql`delete from day_counts where day < current_date - 800`)
  await db.execute(sql`delete from funnel_steps where day < current_date - 90`)
  await db.execute(
    sql`delete from stock_watches where notified_at < now() - interval '90 days' or created_at < now() - interval '1 year'`,
  )
  // Reminders that were sent, or that nobody confirmed, are no longer needed.
  await db.execute(
    sql`delete from reminders where sent_at < now() - interval '90 days' or (confirmed_at is null and created_at < now() - interval '7 days')`,
  )
  await db.execute(sql`delete from fit_answers where fit is null and requested_at < now() - interval '180 days'`)
  // Whoever has no orders is not asked anyway. An opt-out follows its user to a new address, and the orders keep the old one.
  await db.execute(
    sql`delete from fit_opt_outs where not exists (select from orders left join users on users.id = orders.user_id where fit_opt_outs.email in (lower(orders.email), users.email))`,
  )
  await db.execute(
    sql`delete from inquiries where answered_at < now() - interval '1 year' or created_at < now() - interval '2 years'`,
  )
  // A shared list bears a name and is open to everybody with its link.
  await db.execute(sql`delete from shared_wishlists where created_at < now() - interval '180 days'`)
  await deleteOldReports(db)
  await db.execute(sql`delete from staff_invites where at < now() - interval '90 days'`)
  await db.execute(sql`delete from security_events where at < now() - interval '90 days'`)
  await sweepPaying(db)
  await db.execute(sql`delete from error_log where at < now() - interval '90 days'`)
  await db.execute(sql`delete from sessions where expires_at < now() or created_at < now() - interval '24 hours'`)
  await db.execute(sql`delete from verifications where expires_at < now()`)
  await markFadingRuns(db)
  await markOtherwiseJudged(db)
  // Somebody else may have typed the address, and its owner never confirmed it.
  await db.execute(sql`delete from users where not email_verified and created_at < now() - interval '30 days'
    and not exists (select from orders where orders.user_id = users.id)`)
}

/** Data of orders and payments. */
async function sweepPaying(db: Db) {
  // The origin of an order counts only until the order is confirmed.
  await db.execute(
    sql`delete from order_origins where order_id in (select id from orders where state <> 'placed' or placed_at < now() - interval '30 days')`,
  )
  // Refused notices belong to no payment; verified ones keep only what the books need after two years.
  await db.execute(sql`delete from payment_notices where not verified and at < now() - interval '90 days'`)
  await db.execute(
    sql`update payment_notices set raw = '', said = said - 'facts' where raw <> '' and at < now() - interval '2 years'`,
  )
  await db.execute(sql`delete from sandbox_payments where at < now() - interval '90 days'`)
}

/** Data that processes and browsers reported. */
async function deleteOldReports(db: Db) {
  await db.execute(sql`delete from processes where seen_at < now() - interval '1 day'`)
  await db.execute(sql`delete from csp_reports where last_at < now() - interval '90 days'`)
  await db.execute(sql`delete from page_vitals where day < current_date - 90`)
  await db.execute(sql`delete from component_times where day < current_date - 90`)
}
