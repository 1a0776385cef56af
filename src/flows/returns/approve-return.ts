import { eq } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import { returnLines } from '#shop/returns/schema.ts'
import { exchangeTargetOf } from '#shop/returns/exchange-target-of.ts'
import { m } from '#words/messages.js'

/** The customer has this many days to send the goods, as the terms say. */
const returnDaysToSend = 7

/** Approves the return; for an exchange the other size is reserved from now on. */
export const approveReturn = (db: Db, actor: Actor, { returnId }: { returnId: string }, at = new Date()) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    const moved = await moveReturn(tx, actor, {
      from: whole,
      to: 'approved',
      change: { decidedAt: at, decidedBy: actor, sendBy: shopDay(addDays(at, returnDaysToSend)) },
    })
    if (whole.wish === 'exchange') await reserveWantedVariants(tx, actor, whole)
    return moved
  })

async function reserveWantedVariants(tx: Db, actor: Actor, { orderId, lines }: WholeReturn) {
  const stockTakes = lines.flatMap(({ wantedVariantId, quantity }) =>
    wantedVariantId ? [{ variantId: wantedVariantId, quantity }] : [],
  )
  const { short } = await reserveStock(tx, actor, orderId, stockTakes)
  const soldOutLine = lines.find((line) => !line.wantedVariantId || short.includes(line.wantedVariantId))
  if (soldOutLine) throw refuseLine('return-sold-out', m.refusal_return_sold_out, exchangeTargetOf(soldOutLine))
  for (const line of lines) await tx.update(returnLines).set({ held: line.quantity }).where(eq(returnLines.id, line.id))
  await emit(tx, stockChanged(stockTakes.map((take) => take.variantId)))
}
