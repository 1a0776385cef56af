import { and, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { lockStocktake } from './lock-stocktake.ts'
import { stock, stocktakeLines } from '../schema.ts'

/** `found` null: removes the count of this variant. `seen`: the number on record that stood beside the count while it was typed. */
export type CountedPieces = { variantId: string; found: number | null; seen?: number }
type Moved = { variantId: string; onHand: number }

/**
 * Records a count beside the recorded quantity of this moment; a later count replaces an earlier one. `adds`: scanned pieces are added to the earlier
 * count. Counts nothing where on hand is no longer what was seen, and answers those variants: nobody knows whether the piece sold since was counted.
 */
export const countPieces = (
  db: Db,
  actor: Actor,
  { stocktakeId, counted, adds = false }: { stocktakeId: string; counted: CountedPieces[]; adds?: boolean },
): Promise<Moved[]> =>
  db.transaction(async (tx) => {
    await lockStocktake(tx, stocktakeId)
    const rows = counted.flatMap(({ found, ...row }) => (found === null ? [] : [{ ...row, found }]))
    const books = await onHandOf(
      tx,
      rows.map((row) => row.variantId),
    )
    const moved = movedSince(rows, books)
    if (moved.length) return moved
    const uncounted = counted.flatMap(({ variantId, found }) => (found === null ? [variantId] : []))
    if (uncounted.length)
      await tx
        .delete(stocktakeLines)
        .where(and(eq(stocktakeLines.stocktakeId, stocktakeId), inArray(stocktakeLines.variantId, uncounted)))
    if (!rows.length) return []
    if (adds) await refuseMoved(tx, { stocktakeId, books, variantIds: rows.map((row) => row.variantId) })
    const lines = rows.map(({ variantId, found }) => ({
      variantId,
      found,
      stocktakeId,
      expected: books.get(variantId) ?? 0,
      countedBy: actor,
    }))
    const sum = adds ? sql`${stocktakeLines.found} + excluded.found` : sql`excluded.found`
    await tx
      .insert(stocktakeLines)
      .values(lines)
      .onConflictDoUpdate({
        target: [stocktakeLines.stocktakeId, stocktakeLines.variantId],
        set: { found: sum, expected: sql`excluded.expected`, countedBy: actor, countedAt: sql`now()` },
      })
    return []
  })

const movedSince = (rows: { variantId: string; seen?: number }[], books: Map<string, number>) =>
  rows.flatMap(({ variantId, seen }) => {
    const onHand = books.get(variantId) ?? 0
    return seen === undefined || seen === onHand ? [] : [{ variantId, onHand }]
  })

type Scanned = { stocktakeId: string; books: Map<string, number>; variantIds: string[] }

/**
 * A second scan adds to the first only while on hand is the same: if a piece was sold between them, nobody knows whether it was counted. Its line is
 * counted again.
 */
async function refuseMoved(tx: Db, { stocktakeId, books, variantIds }: Scanned) {
  const before = await tx
    .select({ variantId: stocktakeLines.variantId, sku: variants.sku, expected: stocktakeLines.expected })
    .from(stocktakeLines)
    .innerJoin(variants, eq(variants.id, stocktakeLines.variantId))
    .where(and(eq(stocktakeLines.stocktakeId, stocktakeId), inArray(stocktakeLines.variantId, variantIds)))
  const skus = before.flatMap(({ variantId, sku, expected }) => ((books.get(variantId) ?? 0) === expected ? [] : [sku]))
  if (skus.length) throw new Refusal('count-moved', m.stock_count_moved, { skus: skus.join(', ') })
}

async function onHandOf(tx: Db, variantIds: string[]) {
  const rows = await tx
    .select({ variantId: stock.variantId, onHand: stock.onHand })
    .from(stock)
    .where(inArray(stock.variantId, variantIds))
  return new Map(rows.map((row) => [row.variantId, row.onHand]))
}
