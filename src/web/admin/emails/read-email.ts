import type { Db } from '#platform/postgres/db.server.ts'
import { findEmail } from '#shop/notifications/emails/find-email.ts'
import { isAccountEmail, isToolEmail } from '#shop/notifications/email-kind.ts'
import { framedEmail, showEmail, type ShownEmail } from '#shop/notifications/previews/show-email.ts'
import { writeEmail } from '#shop/notifications/emails/write-email.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** A letter of the log: as it left; one that has not left yet, as it would be written now, but for letters that carry a secret. */
export async function readEmail(db: Db, id: string) {
  const mail = await findEmail(db, id)
  if (!mail) return
  const { page, plain, facts: _, ...row } = mail
  const left = plain === null ? undefined : { subject: row.subject ?? '', page: page && framedEmail(page), plain }
  return { ...row, letter: left ?? (await asOfNow(db, mail)), isAsLeft: left !== undefined }
}

/** Looking at a letter opens no door: those that make a secret, or take somebody off a list, are not written to be looked at. */
async function asOfNow(db: Db, mail: Found): Promise<ShownEmail | undefined> {
  if (isAccountEmail(mail.kind) || isToolEmail(mail.kind) || mail.kind === 'back-in-stock' || mail.state === 'dropped')
    return
  const letter = await writeEmail(db, mail, await findSettings(db))
  return letter && showEmail(letter)
}
