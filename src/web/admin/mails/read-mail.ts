import type { Db } from '#platform/db.server.ts'
import { findMail } from '#shop/notifications/find-mail.ts'
import { isAccountMail, isToolMail } from '#shop/notifications/mail-kind.ts'
import { framed, showLetter, type Shown } from '#shop/notifications/show-letter.ts'
import { writeLetter } from '#shop/notifications/write-letter.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** A letter of the log: as it left; one that has not left yet, as it would be written now, but for letters that carry a secret. */
export async function readMail(db: Db, id: string) {
  const mail = await findMail(db, id)
  if (!mail) return
  const { page, plain, facts: _, ...row } = mail
  const left = plain === null ? undefined : { subject: row.subject ?? '', page: page && framed(page), plain }
  return { ...row, letter: left ?? (await asOfNow(db, mail)), isAsLeft: left !== undefined }
}

/** Looking at a letter opens no door: those that make a secret, or take somebody off a list, are not written to be looked at. */
async function asOfNow(db: Db, mail: Found): Promise<Shown | undefined> {
  if (isAccountMail(mail.kind) || isToolMail(mail.kind) || mail.kind === 'back-in-stock' || mail.state === 'dropped')
    return
  const letter = await writeLetter(db, mail, await findSettings(db))
  return letter && showLetter(letter)
}
