import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '../schema.ts'

/** Reads the database now, since the same request may just have changed it. */
export async function hasTwoFactor(db: Db, userId: string) {
  const [row] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.isOn ?? false
}
