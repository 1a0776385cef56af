import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { releaseReserved } from './move-reserved.ts'
import { heldBy } from './release-held.ts'
import { reserveStock, sumByVariant, type Take } from './reserve-stock.ts'

/** Inside a transaction that holds the order: of each variant it keeps just as many as it wants now. Variants are taken in the order of ids, whether they come or go. Answers what changed, or of what there is too little. */
export async function holdExactly(tx: Db, actor: Actor, orderId: string, wanted: Take[]) {
  const held = new Map((await heldBy(tx, orderId)).map((take) => [take.variantId, take.quantity]))
  const sums = new Map(sumByVariant(wanted).map((take) => [take.variantId, take.quantity]))
  const changed: string[] = []
  for (const variantId of [...new Set([...held.keys(), ...sums.keys()])].toSorted()) {
    const more = (sums.get(variantId) ?? 0) - (held.get(variantId) ?? 0)
    if (more === 0) continue
    changed.push(variantId)
    if (more < 0) await releaseReserved(tx, actor, orderId, [{ variantId, quantity: -more }])
    else {
      const { short } = await reserveStock(tx, actor, orderId, [{ variantId, quantity: more }])
      if (short.length) return { changed, short: variantId }
    }
  }
  return { changed, short: null }
}
