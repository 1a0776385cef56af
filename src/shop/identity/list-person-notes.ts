import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { personNotes, users } from './schema.ts'

/** What staff noted about somebody, the latest first, with who wrote it where they still have an account. */
export const listPersonNotes = (db: Db, userId: string) =>
  db
    .select({
      id: personNotes.id,
      text: personNotes.text,
      at: personNotes.at,
      byName: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = substr(${personNotes.by}, 6))`,
    })
    .from(personNotes)
    .where(eq(personNotes.userId, userId))
    .orderBy(desc(personNotes.at))
    .limit(100)
