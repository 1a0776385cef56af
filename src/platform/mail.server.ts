import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { addDays } from '#kit/clock.ts'
import { env } from './env.server.ts'

type OutgoingEmail = {
  id: string
  to: string
  /** As an object, its name may hold commas, semicolons and colons: nodemailer quotes it. */
  from: string | { name: string; address: string }
  replyTo?: string
  subject: string
  html: string
  text: string
  locale: string
  /** In addition to those of every email, such as unsubscribe headers. */
  headers?: Record<string, string>
  /** Embedded in the page as `cid:name`. */
  pictures?: { cid: string; type: 'png' | 'jpeg'; bytes: Buffer }[]
}

let smtp: Transporter | undefined

/**
 * How long the mail server may say nothing, in milliseconds. Before it acknowledges an email it may examine it for minutes (RFC 5321, 4.5.3.2.6); who
 * gives up sooner sends it again, and it arrives each time.
 */
const silentMs = 120_000
/** The longest that one email may take: more than one silence, so that the connection is broken off before the email counts as not sent. */
const sendingMs = 180_000

/** Keeps connections open: one for each email that may be sent at once (start-worker.ts). A server that stops answering is given up. */
const openSmtp = (url: string) =>
  (smtp ??= createTransport({
    url,
    pool: true,
    maxConnections: 2 * env.MAIL_CONCURRENCY + 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silentMs,
  } as never))

/** Checks whether an email could be sent now: the mail server accepts us, or the outbox can be written. Throws if not. */
export async function verifyEmailServer() {
  if (env.SMTP_URL) return void (await openSmtp(env.SMTP_URL).verify())
  const folder = join(env.DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true })
  const trial = join(folder, `${crypto.randomUUID()}.part`)
  writeFileSync(trial, '')
  rmSync(trial)
}

async function sendWithin(transport: Transporter, message: Parameters<Transporter['sendMail']>[0]) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => reject(new Error('the mail server took too long')), sendingMs)
  try {
    await Promise.race([transport.sendMail(message), late])
  } finally {
    clearTimeout(clock)
  }
}

/** Sends by SMTP_URL; without it the email is written as `.eml` to DATA_DIR/outbox. Throws if the server refuses it, and tells where the email is. */
export async function sendEmail({ pictures = [], ...email }: OutgoingEmail) {
  const message = {
    ...email,
    attachments: pictures.map(({ cid, type, bytes }) => ({
      cid,
      content: bytes,
      filename: `${cid}.${type}`,
      contentType: `image/${type}`,
      contentDisposition: 'inline' as const,
    })),
    messageId: `<${email.id}@${new URL(env.BASE_URL).hostname}>`,
    headers: { 'Content-Language': email.locale, 'Auto-Submitted': 'auto-generated', ...email.headers },
  }
  if (env.SMTP_URL) {
    await sendWithin(openSmtp(env.SMTP_URL), message)
    return { isInOutbox: false }
  }
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(message)
  const folder = join(env.DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true })
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${email.id}.eml`)
  writeFileSync(`${name}.part`, built.message as Buffer)
  renameSync(`${name}.part`, name)
  return { isInOutbox: true }
}

/** Deletes emails that lie in the outbox for 90 days, as /privacy promises of those that were sent. */
export async function deleteOldEmailFiles() {
  const folder = join(env.DATA_DIR, 'outbox')
  const oldest = addDays(new Date(), -90)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && file.mtime < oldest) await rm(path, { force: true })
  }
}
