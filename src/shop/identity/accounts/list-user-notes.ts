import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { userNotes, users } from '../schema.ts'

/** The notes of staff about a user, the latest first, with the author if their account still exists. */
export const listUserNotes = (db: Db, userId: string) =>
  db
    .select({
      id: userNotes.id,
      text: userNotes.text,
      at: userNotes.at,
      byName: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = substr(${userNotes.by}, 6))`,
    })
    .from(userNotes)
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(userNotes.at))
    .limit(100)
