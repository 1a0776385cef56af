import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { stockChanged } from '../events.ts'
import { lockStocktake } from './lock-stocktake.ts'
import { moveStockIfThere } from '../moves/move-stock.ts'
import { stock, stockMoves, stocktakeLines, stocktakes } from '../schema.ts'
import type { StockCause } from '../stock.ts'

/** Closes a stocktake: books all differences at once, or none if one would fall below the reserved pieces, and names that variant. Answers how many differed. */
export const closeStocktake = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { note } = await lockStocktake(tx, id)
    const differing = (await listCounted(tx, id)).filter((line) => line.change !== 0)
    if (differing.length) await correct(tx, actor, differing, { id, note })
    await tx
      .update(stocktakes)
      .set({ state: 'closed', closedBy: actor, closedAt: new Date() })
      .where(eq(stocktakes.id, id))
    const changes = Object.fromEntries(differing.map(({ sku, change }) => [sku, change]))
    await recordChange(tx, actor, {
      verb: 'stocktake.closed',
      id,
      name: note,
      after: { differing: differing.length, ...changes },
    })
    if (differing.length) await emit(tx, stockChanged(differing.map((line) => line.variantId)))
    return differing.length
  })

/** In the order of ids, as in every stock change, so that two cannot deadlock; rows that are created here are locked in that order too. */
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

type Differing = Awaited<ReturnType<typeof listCounted>>

async function correct(tx: Db, actor: Actor, differing: Differing, { id, note }: { id: string; note: string }) {
  await tx
    .insert(stock)
    .values(differing.map(({ variantId }) => ({ variantId })))
    .onConflictDoNothing()
  await refuseCorrected(
    tx,
    id,
    differing.map(({ variantId }) => variantId),
  )
  const moves = differing.map(({ variantId, change }) => {
    return { variantId, cause: 'counted' as const, onHandChange: change, reservedChange: 0, note }
  })
  const { short } = await moveStockIfThere(tx, actor, moves)
  const skus = differing.flatMap(({ variantId, sku }) => (short.includes(variantId) ? [sku] : []))
  if (skus.length) throw new Refusal('count-below-reserved', m.stock_count_below_reserved, { skus: skus.join(', ') })
}

/** Causes by which staff set the record right by hand. */
const corrections: StockCause[] = ['adjusted', 'counted', 'written_off']

/**
 * Refuses if the record of a variant was set right after its count, by hand or by another stocktake: the same difference would be booked twice. What an
 * order or a delivery moved since then is no difference. The rows are locked, so that two stocktakes see each other.
 */
async function refuseCorrected(tx: Db, id: string, variantIds: string[]) {
  await tx
    .select({ id: stock.variantId })
    .from(stock)
    .where(isOneOf(stock.variantId, variantIds))
    .orderBy(asc(stock.variantId))
    .for('update')
  const corrected = await tx
    .selectDistinct({ sku: variants.sku })
    .from(stocktakeLines)
    .innerJoin(variants, eq(variants.id, stocktakeLines.variantId))
    .innerJoin(stockMoves, eq(stockMoves.variantId, stocktakeLines.variantId))
    .where(
      and(
        eq(stocktakeLines.stocktakeId, id),
        isOneOf(stocktakeLines.variantId, variantIds),
        gt(stockMoves.at, stocktakeLines.countedAt),
        inArray(stockMoves.cause, corrections),
        isNull(stockMoves.orderId),
      ),
    )
    .orderBy(asc(variants.sku))
  if (!corrected.length) return
  const skus = corrected.map(({ sku }) => sku).join(', ')
  throw new Refusal('count-moved', m.stock_count_moved, { skus })
}
