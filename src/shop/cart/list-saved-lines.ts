import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { savedLines } from './schema.ts'

/** The lines that somebody saved for later, the latest first. */
export const listSavedLines = (db: Db, userId: string) =>
  db
    .select({
      key: savedLines.key,
      variantId: savedLines.variantId,
      services: savedLines.services,
      finalSince: savedLines.finalSince,
      quantity: savedLines.quantity,
      seenPrice: savedLines.seenPrice,
    })
    .from(savedLines)
    .where(eq(savedLines.userId, userId))
    .orderBy(desc(savedLines.savedAt))
