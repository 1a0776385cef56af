import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { releaseReserved } from '#shop/inventory/move-reserved.ts'
import type { ReturnLine } from '#shop/returns/queries.ts'
import { returnLines } from '#shop/returns/schema.ts'

type Held = { orderId: string; lines: Pick<ReturnLine, 'id' | 'held' | 'wantedVariantId'>[] }

/** What was held for an exchange is for sale again, but for the pieces that `keep` says. */
export async function releaseWanted(
  tx: Db,
  actor: Actor,
  { orderId, lines }: Held,
  keep: (lineId: string) => number = () => 0,
) {
  const spare = lines.map((line) => ({ ...line, quantity: Math.max(0, line.held - keep(line.id)) }))
  const takes = spare.flatMap(({ wantedVariantId, quantity }) =>
    wantedVariantId && quantity ? [{ variantId: wantedVariantId, quantity }] : [],
  )
  if (!takes.length) return
  await releaseReserved(tx, actor, orderId, takes)
  for (const { id, held, quantity } of spare)
    if (quantity)
      await tx
        .update(returnLines)
        .set({ held: held - quantity })
        .where(eq(returnLines.id, id))
  await emit(tx, stockChanged(takes.map((take) => take.variantId)))
}
