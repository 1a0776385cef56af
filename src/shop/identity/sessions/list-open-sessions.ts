import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { sessions } from '../schema.ts'

/** The sessions that have not ended by sign-out, from another device, by an admin, or by expiry. */
export const listOpenSessions = async (db: Db, ids: string[]) =>
  new Set(
    (
      await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, new Date())))
    ).map((row) => row.id),
  )
