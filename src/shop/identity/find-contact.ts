import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { users } from './schema.ts'

const contact = {
  id: users.id,
  name: users.name,
  email: users.email,
  locale: users.locale,
  isConfirmed: users.emailVerified,
}

/** How to write to a person. */
export async function findContact(db: Db, userId: string) {
  const [found] = await db.select(contact).from(users).where(eq(users.id, userId))
  return found
}

export async function findContactByEmail(db: Db, email: string) {
  const [found] = await db.select(contact).from(users).where(eq(users.email, email.toLowerCase()))
  return found
}
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>
