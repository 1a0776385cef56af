import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStockIfThere } from './move-stock.ts'
import { releasing, reserving, sumByVariant, type Take } from './order-moves.ts'
import { reservedByOrder } from './reserved-by-order.ts'

/** Inside a transaction that locks the order: reserves exactly the wanted pieces of each variant. Answers the changes, or the short variants. */
export async function reserveExactly(tx: Db, actor: Actor, orderId: string, wanted: Take[]) {
  const reservedNow = (await reservedByOrder(tx, orderId)).map(({ variantId, quantity }) => ({
    variantId,
    quantity: -quantity,
  }))
  const changes = sumByVariant([...wanted, ...reservedNow]).filter(({ quantity }) => quantity !== 0)
  const more = changes.filter(({ quantity }) => quantity > 0)
  const less = changes.flatMap((one) => (one.quantity < 0 ? [{ ...one, quantity: -one.quantity }] : []))
  const moves = [...reserving(orderId, more), ...releasing(orderId, less)]
  const { short } = await moveStockIfThere(tx, actor, moves)
  return { changed: changes.map(({ variantId }) => variantId), short: short[0] ?? null }
}
