import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { dropAvatarFiles } from './drop-avatar-files.ts'
import { users } from '../schema.ts'

/** Points to another picture, or to none, and removes the old one. The row changes first: a file without a row does no harm, a row without a file would. */
export async function replaceAvatar(db: Db, userId: string, image: string | null) {
  const before = await db.transaction(async (tx) => {
    const [row] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for('no key update')
    // An account that was deleted while its avatar was drawn must not leave the file behind.
    if (!row && image) throw new Refusal('person-unknown', m.profile_erase_gone, {})
    await tx.update(users).set({ image, updatedAt: new Date() }).where(eq(users.id, userId))
    return row?.image ?? null
  })
  await dropAvatarFiles(before)
}
