import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env.server.ts'

export type Letter = {
  id: string
  to: string
  from: string
  replyTo?: string
  subject: string
  html: string
  text: string
  locale: string
  /** Besides those of every letter, such as those for turning a topic off. */
  headers?: Record<string, string>
}

let smtp: Transporter | undefined

/** Sends by SMTP_URL; without it the letter lands as `.eml` in DATA_DIR/outbox. Throws when the server does not take it. */
export async function sendMail(letter: Letter) {
  const message = {
    ...letter,
    messageId: `<${letter.id}@${new URL(env.BASE_URL).hostname}>`,
    headers: { 'Content-Language': letter.locale, 'Auto-Submitted': 'auto-generated', ...letter.headers },
  }
  if (env.SMTP_URL) {
    smtp ??= createTransport(env.SMTP_URL, { connectionTimeout: 10_000 } as never)
    await smtp.sendMail(message)
    return
  }
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(message)
  const folder = join(env.DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true })
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${letter.id}.eml`)
  writeFileSync(`${name}.part`, built.message as Buffer)
  renameSync(`${name}.part`, name)
}
