import type { Db } from '#platform/postgres/db.server.ts'
import { replaceAvatar } from './replace-avatar.ts'

/** Removes the picture of a user. */
export const removeAvatar = (db: Db, { userId }: { userId: string }) => replaceAvatar(db, userId, null)
