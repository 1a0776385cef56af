import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { enqueueEmail } from '#shop/notifications/queue/enqueue-email.ts'
import { isOrderEmail } from '#shop/notifications/email-kind.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'

/** An email of the log, or the confirmation of an order that never had one. */
type ResendTarget = { mailId: string } | { orderId: string }

type EmailToSend = Pick<typeof emails.$inferSelect, 'kind' | 'channel' | 'orderId' | 'facts' | 'to' | 'locale'>

/**
 * Sends an email once more. One that did not leave is tried now; one that did is written again and, if it is about an order, goes to the current address
 * of the order. Pressed twice within a minute it is sent once. Returns its id.
 */
export const resendEmail = (db: Db, actor: Actor, target: ResendTarget): Promise<string> =>
  db.transaction(async (tx) => {
    if ('orderId' in target) return queueCopy(tx, actor, await orderConfirmation(tx, target.orderId), target.orderId)
    const { mailId } = target
    const [mail] = await tx.select().from(emails).where(eq(emails.id, mailId)).for('update')
    if (!mail) throw new Refusal('mail-unknown', m.email_log_unknown, {})
    // The first press may have sent it already; the second would then write a copy.
    if (await secondsToWait(tx, allLimits.emailResend, mailId))
      throw new Refusal('mail-just-sent', m.email_log_just_sent, {})
    if (mail.state !== 'waiting' && mail.state !== 'failed')
      return queueCopy(tx, actor, await addressed(tx, mail), mailId)
    await tx.update(emails).set({ state: 'waiting', actor }).where(eq(emails.id, mailId))
    await enqueueEmail(tx, mail)
    return mailId
  })

async function orderConfirmation(tx: Db, orderId: string): Promise<EmailToSend> {
  const order = await findOrder(tx, orderId)
  if (!order) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  if (!order.email) throw new Refusal('no-address', m.order_admin_mail_no_address, {})
  if (order.state === 'cancelled') throw nothingToConfirm()
  return { kind: 'order-placed', channel: 'mail', orderId, facts: {}, to: order.email, locale: order.locale }
}

/** The emails that confirm an order say nothing once it is cancelled (placed-email.ts). */
const nothingToConfirm = () => new Refusal('order-mail-cancelled', m.notification_order_mail_cancelled, {})

async function addressed(tx: Db, mail: EmailToSend): Promise<EmailToSend> {
  const order = mail.orderId && isOrderEmail(mail.kind) ? await findOrder(tx, mail.orderId) : undefined
  if (order?.state === 'cancelled' && ['order-placed', 'order-confirmed'].includes(mail.kind)) throw nothingToConfirm()
  return order?.email ? { ...mail, to: order.email } : mail
}

async function queueCopy(tx: Db, actor: Actor, email: EmailToSend, originalId: string) {
  const { kind, channel, orderId, facts, to, locale } = email
  const cause = `again:${originalId}:${Math.floor(Date.now() / 60_000)}`
  const [row] = await tx
    .insert(emails)
    .values({ kind, channel, orderId, facts, to, locale, cause, actor })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  if (!row) throw new Refusal('mail-just-sent', m.email_log_just_sent, {})
  await enqueueEmail(tx, { id: row.id, kind })
  if (orderId && isOrderEmail(kind))
    await writeTimeline(tx, { orderId, kind: 'emailed', public: false, actor, facts: { to } })
  return row.id
}
