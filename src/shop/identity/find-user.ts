import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from './schema.ts'

/** The address of a user and the language for emails. */
export async function findUser(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
