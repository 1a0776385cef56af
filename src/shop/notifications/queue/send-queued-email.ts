import { render } from '@react-email/components'
import { eq } from 'drizzle-orm'
import { env } from '#platform/env.server.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { clearTries, renewClaim, secondsToWait } from '#platform/limits/limit.server.ts'
import { sendEmail } from '#platform/mail.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { hideKeys } from '../hide-keys.ts'
import { plainText } from '../plain-text.ts'
import { emails } from '../schema.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { EmailChannel, ChannelName } from './channel.ts'

/** Shorter than the claim lasts. */
const renewMs = 10_000

/** Sends one queued email by its channel; throws if the channel refused it, so that the job runs again. A sent email is not sent again; one without a recipient is dropped. */
export async function sendQueuedEmail(db: Db, mailId: string) {
  // Two jobs may hold the same email (a job taken over, a click on “send again”). The second comes back later and finds it sent.
  if (await secondsToWait(db, allLimits.emailSending, mailId)) throw new Error('another job is sending this email')
  // A slow mail server takes longer than a claim lasts.
  let renewed: Promise<unknown> = Promise.resolve()
  const renewing = setInterval(() => {
    renewed = renewClaim(db, allLimits.emailSending, mailId).catch(() => undefined)
  }, renewMs)
  try {
    await sendClaimed(db, mailId)
  } finally {
    clearInterval(renewing)
    await renewed
    await clearTries(db, allLimits.emailSending, mailId)
  }
}

async function sendClaimed(db: Db, mailId: string) {
  const [mail] = await db.select().from(emails).where(eq(emails.id, mailId))
  if (!mail || mail.state === 'sent' || mail.state === 'dropped') return
  const settings = await findSettings(db)
  const written = await writeEmail(db, mail, settings)
  const isThis = eq(emails.id, mailId)
  if (!written) return void (await db.update(emails).set({ state: 'dropped' }).where(isThis))
  const { subject } = written
  await db
    .update(emails)
    .set({ subject, attempts: mail.attempts + 1 })
    .where(isThis)
  try {
    const { page, plain, isInOutbox } = await channelNamed(mail.channel).carry({ ...mail, ...written }, settings)
    const stored = { page: page && hideKeys(page), plain: hideKeys(plain), isInOutbox }
    await db
      .update(emails)
      .set({ ...stored, state: 'sent', lastError: null, sentAt: new Date() })
      .where(isThis)
  } catch (error) {
    await db
      .update(emails)
      .set({ state: 'failed', lastError: String(error).slice(0, 500) })
      .where(isThis)
    throw error
  }
}

/** Mail: the page as HTML, and the same content as plain text. */
const emailChannel: EmailChannel = {
  name: 'mail',
  async carry({ id, to, locale, subject, page, headers, pictures = [] }, shop) {
    const html = await render(page)
    const plain = plainText(html)
    const address = shop.email || `shop@${new URL(env.BASE_URL).hostname}`
    const from = env.MAIL_FROM ?? { name: shop.name, address }
    const message = { id, to, from, replyTo: shop.email || undefined, subject, html, text: plain, locale, headers }
    return { page: html, plain, ...(await sendEmail({ ...message, pictures })) }
  },
}

const channels: Record<ChannelName, EmailChannel> = { mail: emailChannel }

const channelNamed = (name: ChannelName) => channels[name]
