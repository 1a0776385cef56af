import { asc, eq, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { stockChanged } from './events.ts'
import { lockStocktake } from './lock-stocktake.ts'
import { recordMoves } from './record-moves.ts'
import { stock, stocktakeLines, stocktakes } from './schema.ts'

/** Ends a count: every difference goes into the books at once, or, where one would fall below what orders have reserved, none does, and it is said of which. Answers how many differed. */
export const closeStocktake = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { note } = await lockStocktake(tx, id)
    const differing = (await listCounted(tx, id)).filter((line) => line.change !== 0)
    const short: string[] = []
    for (const { variantId, change, sku } of differing) if (!(await correct(tx, variantId, change))) short.push(sku)
    if (short.length) throw new Refusal('count-below-reserved', m.stocktake_below_reserved, { skus: short.join(', ') })
    await recordMoves(
      tx,
      differing.map(({ variantId, change }) => ({
        variantId,
        cause: 'counted',
        onHandChange: change,
        reservedChange: 0,
        note,
        actor,
      })),
    )
    await tx
      .update(stocktakes)
      .set({ state: 'closed', closedBy: actor, closedAt: new Date() })
      .where(eq(stocktakes.id, id))
    if (differing.length) await emit(tx, stockChanged(differing.map((line) => line.variantId)))
    return differing.length
  })

/** In the order of ids, as all who change stock. */
const listCounted = (tx: Db, id: string) =>
  tx
    .select({
      variantId: stocktakeLines.variantId,
      sku: variants.sku,
      change: sql<number>`${stocktakeLines.found} - ${stocktakeLines.expected}`,
    })
    .from(stocktakeLines)
    .innerJoin(variants, eq(variants.id, stocktakeLines.variantId))
    .where(eq(stocktakeLines.stocktakeId, id))
    .orderBy(asc(stocktakeLines.variantId))

async function correct(tx: Db, variantId: string, change: number) {
  await tx.insert(stock).values({ variantId }).onConflictDoNothing()
  const rows = await rowsOf(
    tx,
    sql`update stock set on_hand = on_hand + ${change} where variant_id = ${variantId} and on_hand + ${change} >= reserved returning 1`,
  )
  return rows.length > 0
}
