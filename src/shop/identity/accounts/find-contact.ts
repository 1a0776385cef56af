import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '../schema.ts'

/** The user with this email address, if there is one. */
export async function findContact(db: Db, email: string) {
  const [contact] = await db
    .select({ id: users.id, name: users.name, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return contact
}
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>
