import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { releasing } from '#shop/inventory/moves/order-moves.ts'
import type { ReturnLine } from '#shop/returns/queries.ts'
import { returnLines } from '#shop/returns/schema.ts'

type Held = { orderId: string; lines: Pick<ReturnLine, 'id' | 'held' | 'wantedVariantId'>[] }

/** Releases the stock reserved for an exchange. */
export const releaseExchangeHold = async (tx: Db, actor: Actor, whole: Held) =>
  moveStock(tx, actor, await exchangeReleaseMoves(tx, whole))

/** Returns the stock moves of that release, except for the pieces in `keep`, to be made together with others of the transaction. */
export async function exchangeReleaseMoves(
  tx: Db,
  { orderId, lines }: Held,
  keep: (lineId: string) => number = () => 0,
) {
  const spare = lines.map((line) => ({ ...line, quantity: Math.max(0, line.held - keep(line.id)) }))
  const takes = spare.flatMap(({ wantedVariantId, quantity }) =>
    wantedVariantId && quantity ? [{ variantId: wantedVariantId, quantity }] : [],
  )
  if (!takes.length) return []
  for (const { id, held, quantity } of spare)
    if (quantity)
      await tx
        .update(returnLines)
        .set({ held: held - quantity })
        .where(eq(returnLines.id, id))
  await emit(tx, stockChanged(takes.map((take) => take.variantId)))
  return releasing(orderId, takes)
}
