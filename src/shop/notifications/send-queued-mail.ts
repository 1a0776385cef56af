import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { render, toPlainText } from '@react-email/components'
import type { Db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { sendMail } from '#platform/mail.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { OrderMail } from './mails/order-mail.tsx'
import { mails } from './schema.ts'
import { writeOrderMail } from './write-order-mail.ts'

/** Sends one waiting mail; throws when the server does not take it, so that the job comes back. A mail that was sent is not sent again. */
export async function sendQueuedMail(db: Db, mailId: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!mail || mail.state === 'sent' || !mail.orderId) return
  const [order, settings] = [await findOrder(db, mail.orderId), await findSettings(db)]
  if (!order) return
  const { subject, content } = writeOrderMail(mail.kind, order, settings)
  const html = await render(createElement(OrderMail, content))
  const from = env.MAIL_FROM ?? `${settings.name} <${settings.email || `shop@${new URL(env.BASE_URL).hostname}`}>`
  try {
    await sendMail({
      id: mail.id,
      to: mail.to,
      from,
      replyTo: settings.email || undefined,
      subject,
      html,
      text: toPlainText(html),
      locale: mail.locale,
    })
  } catch (error) {
    await db
      .update(mails)
      .set({ state: 'failed', subject, attempts: sql`${mails.attempts} + 1`, lastError: String(error).slice(0, 500) })
      .where(eq(mails.id, mailId))
    throw error
  }
  await db
    .update(mails)
    .set({ state: 'sent', subject, attempts: sql`${mails.attempts} + 1`, sentAt: new Date() })
    .where(eq(mails.id, mailId))
}
