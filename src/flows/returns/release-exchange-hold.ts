import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { releasing } from '#shop/inventory/moves/order-moves.ts'
import type { ReturnLine } from '#shop/returns/queries.ts'
import { returnLines } from '#shop/returns/schema.ts'

type HeldReturn = { orderId: string; lines: Pick<ReturnLine, 'id' | 'held' | 'wantedVariantId'>[] }

/** Releases the stock reserved for an exchange. */
export const releaseExchangeHold = async (tx: Db, actor: Actor, heldReturn: HeldReturn) =>
  moveStock(tx, actor, await exchangeReleaseMoves(tx, heldReturn))

/** Returns the stock moves of that release, except for the pieces in `keptPieces`, to be made together with others of the transaction. */
export async function exchangeReleaseMoves(
  tx: Db,
  { orderId, lines }: HeldReturn,
  keptPieces: (lineId: string) => number = () => 0,
) {
  const released = lines.map((line) => ({ ...line, quantity: Math.max(0, line.held - keptPieces(line.id)) }))
  const stockTakes = released.flatMap(({ wantedVariantId, quantity }) =>
    wantedVariantId && quantity ? [{ variantId: wantedVariantId, quantity }] : [],
  )
  if (!stockTakes.length) return []
  for (const { id, held, quantity } of released)
    if (quantity)
      await tx
        .update(returnLines)
        .set({ held: held - quantity })
        .where(eq(returnLines.id, id))
  await emit(tx, stockChanged(stockTakes.map((take) => take.variantId)))
  return releasing(orderId, stockTakes)
}
