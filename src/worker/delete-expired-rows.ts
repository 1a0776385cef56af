import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { forgetBackups } from '#flows/system/make-backup.ts'
import { forgetImports } from '#shop/imports/forget-imports.ts'
import { markFadingRuns, markOtherwiseJudged } from '#shop/inventory/lists/refresh-read-models.ts'

/** Once a night: lets go of what nobody needs any more. Orders and ledgers are never swept. */
export async function deleteExpiredRows(db: Db) {
  // A visitor's is used for 24 hours (queries.ts) and then only counted among the carts that were left behind.
  await db.execute(sql`delete from carts where user_id is null and updated_at < now() - interval '7 days'`)
  await forgetImports(db)
  await forgetBackups()
  await db.execute(sql`delete from outbox where handled_at < now() - interval '30 days'`)
  // Here and below: what /privacy promises. Mails about an order stay with the order.
  await db.execute(sql`delete from emails where order_id is null and created_at < now() - interval '90 days'`)
  // A fee that was shown binds for two hours (keep-quote.ts).
  await db.execute(sql`delete from carrier_quotes where at < now() - interval '1 day'`)
  await db.execute(sql`delete from limits where expire < now() - interval '1 day'`)
  // A search that nobody repeated tells nothing after a month.
  await db.execute(sql`delete from searches where day < current_date - 400 or (times = 1 and day < current_date - 30)`)
  // The same of pages; who was followed by their consent is followed for 90 days.
  await db.execute(sql`delete from day_counts where day < current_date - 800`)
  await db.execute(sql`delete from funnel_steps where day < current_date - 90`)
  await db.execute(
    sql`delete from stock_watches where told_at < now() - interval '90 days' or created_at < now() - interval '1 year'`,
  )
  // A reminder that nobody confirmed, and one that was sent, is of no more use.
  await db.execute(
    sql`delete from reminders where sent_at < now() - interval '90 days' or (confirmed_at is null and created_at < now() - interval '7 days')`,
  )
  await db.execute(sql`delete from fit_answers where fit is null and asked_at < now() - interval '180 days'`)
  // Whoever has no order left is asked nothing anyway.
  await db.execute(
    sql`delete from fit_silences where not exists (select from orders where lower(orders.email) = fit_silences.email)`,
  )
  await db.execute(
    sql`delete from inquiries where answered_at < now() - interval '1 year' or created_at < now() - interval '2 years'`,
  )
  await sweepTold(db)
  await db.execute(sql`delete from staff_invites where at < now() - interval '90 days'`)
  await db.execute(sql`delete from security_events where at < now() - interval '90 days'`)
  await sweepPaying(db)
  await db.execute(sql`delete from error_log where at < now() - interval '90 days'`)
  await db.execute(sql`delete from sessions where expires_at < now() or created_at < now() - interval '24 hours'`)
  await db.execute(sql`delete from verifications where expires_at < now()`)
  await markFadingRuns(db)
  await markOtherwiseJudged(db)
  // Somebody else may have typed the address; who owns it never said yes.
  await db.execute(sql`delete from users where not email_verified and created_at < now() - interval '30 days'
    and not exists (select from orders where orders.user_id = users.id)`)
}

/** What ordering and paying leave behind. */
async function sweepPaying(db: Db) {
  // From where an order was placed is counted only while nobody has confirmed it.
  await db.execute(
    sql`delete from order_origins where order_id in (select id from orders where state <> 'placed' or placed_at < now() - interval '30 days')`,
  )
  // Notices that nobody believed belong to no payment; of those that were, two years on only the books need anything.
  await db.execute(sql`delete from payment_notices where not verified and at < now() - interval '90 days'`)
  await db.execute(
    sql`update payment_notices set raw = '', said = said - 'facts' where raw <> '' and at < now() - interval '2 years'`,
  )
  await db.execute(sql`delete from sandbox_payments where at < now() - interval '90 days'`)
}

/** What processes and browsers told of themselves. */
async function sweepTold(db: Db) {
  await db.execute(sql`delete from processes where seen_at < now() - interval '1 day'`)
  await db.execute(sql`delete from csp_reports where last_at < now() - interval '90 days'`)
  await db.execute(sql`delete from page_vitals where day < current_date - 90`)
  await db.execute(sql`delete from component_times where day < current_date - 90`)
}
