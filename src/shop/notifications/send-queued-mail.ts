import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { render, toPlainText } from '@react-email/components'
import type { Db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { sendMail } from '#platform/mail.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { isAccountMail } from './mail-kind.ts'
import { AccountMail } from './mails/account-mail.tsx'
import { OrderMail } from './mails/order-mail.tsx'
import { StockMail } from './mails/stock-mail.tsx'
import { mails } from './schema.ts'
import { oneClick } from './unsubscribe-link.ts'
import { writeAccountMail } from './write-account-mail.ts'
import { writeOrderMail } from './write-order-mail.ts'
import { writeStockMail } from './write-stock-mail.ts'

type Mail = typeof mails.$inferSelect

/** Sends one waiting mail; throws when the server does not take it, so that the job comes back. A mail that was sent is not sent again, one with nobody to write to is dropped. */
export async function sendQueuedMail(db: Db, mailId: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!mail || mail.state === 'sent' || mail.state === 'dropped') return
  const settings = await findSettings(db)
  const written = await write(db, mail, settings)
  if (!written) return void (await db.update(mails).set({ state: 'dropped' }).where(eq(mails.id, mailId)))
  const { subject } = written
  try {
    await send(mail, settings, written)
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

type Written = { subject: string; html: string; headers?: Record<string, string> }

async function write(db: Db, mail: Mail, settings: ShopSettings): Promise<Written | undefined> {
  const { kind } = mail
  if (isAccountMail(kind)) {
    const written = await writeAccountMail(db, { ...mail, kind }, settings)
    return written && { subject: written.subject, html: await render(createElement(AccountMail, written.content)) }
  }
  if (kind === 'back-in-stock') return writeStock(db, mail, settings)
  const order = mail.orderId ? await findOrder(db, mail.orderId) : undefined
  if (!order) return
  const { subject, content } = writeOrderMail(kind, order, settings)
  return { subject, html: await render(createElement(OrderMail, content)) }
}

async function writeStock(db: Db, mail: Mail, settings: ShopSettings) {
  const written = await writeStockMail(db, mail, settings)
  return (
    written && {
      subject: written.subject,
      html: await render(createElement(StockMail, written.content)),
      headers: oneClick(written.content.unwatch),
    }
  )
}

function send({ id, to, locale }: Mail, settings: ShopSettings, { subject, html, headers }: Written) {
  const from = env.MAIL_FROM ?? `${settings.name} <${settings.email || `shop@${new URL(env.BASE_URL).hostname}`}>`
  const replyTo = settings.email || undefined
  return sendMail({ id, to, from, replyTo, subject, html, text: toPlainText(html), locale, headers })
}
