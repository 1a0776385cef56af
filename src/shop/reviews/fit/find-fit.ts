import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { fitAnswers } from '../schema.ts'

/** The question about one line of an order, answered or not. */
export async function findFit(db: Db, lineId: string) {
  const [row] = await db.select().from(fitAnswers).where(eq(fitAnswers.lineId, lineId))
  return row
}
