import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { sharedWishes } from './schema.ts'

/** A list as it stood when it was shared. */
export async function findSharedWishes(db: Db, code: string) {
  const [row] = await db.select().from(sharedWishes).where(eq(sharedWishes.code, code))
  return row
}
