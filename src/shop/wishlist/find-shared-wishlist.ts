import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { sharedWishlists } from './schema.ts'

/** A list as it was when it was shared. */
export async function findSharedWishlist(db: Db, code: string) {
  const [row] = await db.select().from(sharedWishlists).where(eq(sharedWishlists.code, code))
  return row
}
