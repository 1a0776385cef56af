import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

export type ReceivedEmail = { subject: string; to: string; text: string }

/** Mails that the shop has put down as `.eml`, oldest first. */
export function emailsIn(folder: string): ReceivedEmail[] {
  const outbox = join(folder, 'outbox')
  const names = existing(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
  return names.map((name) => readMail(readFileSync(join(outbox, name), 'utf8')))
}

/** Waits for the mail with this subject. */
export async function emailAbout(folder: string, subject: string): Promise<ReceivedEmail> {
  await expect.poll(() => emailsIn(folder).map((mail) => mail.subject)).toContain(subject)
  return emailsIn(folder).find((mail) => mail.subject === subject)!
}

function existing(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readMail(source: string): ReceivedEmail {
  const unfolded = source.replace(/\n[ \t]+/g, ' ')
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'mi').exec(unfolded)?.[1] ?? '')
  const border = /boundary="?([^";\n]+)/i.exec(source)?.[1] ?? ''
  const plain = new RegExp(
    `Content-Type: text/plain[\\s\\S]*?\\n\\n([\\s\\S]*?)\\n--${RegExp.escape(border)}`,
    'i',
  ).exec(source)
  const encoding = plain && /Content-Transfer-Encoding: (\S+)/i.exec(plain[0])?.[1]
  return { subject: header('Subject'), to: header('To'), text: plain ? decode(plain[1]!, encoding ?? '') : '' }
}

const decode = (body: string, encoding: string) =>
  encoding === 'base64'
    ? Buffer.from(body, 'base64').toString('utf8')
    : encoding === 'quoted-printable'
      ? fromQuoted(body.replace(/=\n/g, ''))
      : body

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString('utf8') : fromQuoted(body.replaceAll('_', ' ')),
    )
