import type { Db } from '#platform/postgres/db.server.ts'
import { replaceAvatar } from './replace-avatar.ts'

/** Somebody wants to be shown without a picture again. */
export const removeAvatar = (db: Db, { userId }: { userId: string }) => replaceAvatar(db, userId, null)
