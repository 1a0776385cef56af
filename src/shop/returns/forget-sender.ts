import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { returnPicturesDropped } from './events.ts'
import { returnLines, returnPictures, returnPieces, returns } from './schema.ts'

/** Erases the sender of returns: texts, account and photos are deleted; the returned goods and their refunds stay for the books. */
export async function forgetSender(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  const own = tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, orderIds))
  const deleted = await tx
    .delete(returnPictures)
    .where(inArray(returnPictures.returnId, own))
    .returning({ file: returnPictures.file })
  const lines = tx.select({ id: returnLines.id }).from(returnLines).where(inArray(returnLines.returnId, own))
  await tx.update(returnPieces).set({ note: null }).where(inArray(returnPieces.returnLineId, lines))
  await tx
    .update(returns)
    .set({
      note: null,
      bank: null,
      overruled: null,
      carrier: null,
      trackingCode: null,
      declineReason: null,
      refundReason: sql`case when ${returns.refundReason} is null then null else '–' end`,
    })
    .where(inArray(returns.orderId, orderIds))
  if (deleted.length) await emit(tx, returnPicturesDropped(deleted.map(({ file }) => file)))
}
