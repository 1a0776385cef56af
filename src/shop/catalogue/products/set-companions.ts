import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { productChanged } from '../events.ts'
import { companions } from '../schema.ts'

/** Sets the companions of a product, in this order. */
export const setCompanions = (db: Db, productId: string, companionIds: string[]) =>
  db.transaction(async (tx) => {
    await tx.delete(companions).where(eq(companions.productId, productId))
    if (companionIds.length)
      await tx
        .insert(companions)
        .values(companionIds.map((companionId, position) => ({ productId, companionId, position })))
    await emit(tx, productChanged(productId))
  })
