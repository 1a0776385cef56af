import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockWatches } from '../schema.ts'

export async function findWatch(db: Db, watchId: string) {
  const [watch] = await db.select().from(stockWatches).where(eq(stockWatches.id, watchId))
  return watch
}
