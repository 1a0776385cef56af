import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { returnPictures, returns } from './schema.ts'

/** The order to which a photo belongs; its buyer and staff may see the photo. */
export async function findReturnPicture(db: Db, id: string) {
  const [row] = await db
    .select({ orderId: returns.orderId })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .where(eq(returnPictures.id, id))
  return row
}
