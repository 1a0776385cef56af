import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { addedVariants } from './added-variants.ts'
import { existingVariants } from './existing-variants.ts'
import { lineKey } from './line-key.ts'
import { lineRow } from './line-row.ts'
import { openCartOf } from './open-cart-of.ts'
import { cartLines } from './schema.ts'
import type { LineChange } from './cart-line-input.ts'

/**
 * Sets single lines of a user's cart and leaves the others alone, so that another device's changes stay; for the same line the later change counts
 * (decision 7).
 */
export const changeLines = (
  db: Db,
  userId: string,
  changes: LineChange[],
): Promise<{ cartId: string; added: string[] }> =>
  db.transaction(async (tx) => {
    const cartId = await openCartOf(tx, userId)
    const before = await piecesOf(tx, cartId)
    const removedKeys = changes.filter((line) => !line.quantity).map(lineKey)
    if (removedKeys.length)
      await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.key, removedKeys)))
    await setLines(
      tx,
      cartId,
      changes.filter((line) => line.quantity),
    )
    return { cartId, added: addedVariants(before, await piecesOf(tx, cartId)) }
  })

const piecesOf = (tx: Db, cartId: string) =>
  tx
    .select({ variantId: cartLines.variantId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))

/** New lines go to the end, in the order in which they come. */
export async function setLines(tx: Db, cartId: string, lines: LineChange[]) {
  const existing = await existingVariants(tx, lines)
  // PostgreSQL refuses to set one row twice in a statement; the later change counts.
  const changes = new Map(lines.map((line) => [lineKey(line), line]))
  const rows = [...changes.values()]
    .filter((line) => existing.has(line.variantId))
    .map((line, at) => ({
      ...lineRow(cartId, line),
      position: sql`(select coalesce(max(position), -1) + 1 from cart_lines where cart_id = ${cartId}) + ${at}::int`,
    }))
  if (!rows.length) return
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.key],
      set: {
        quantity: sql`excluded.quantity`,
        seenPrice: sql`excluded.seen_price`,
        // The first consent counts: a later change does not move it.
        finalSince: sql`coalesce(${cartLines.finalSince}, excluded.final_since)`,
      },
    })
}
