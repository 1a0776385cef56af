import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { knownVariants } from './known-variants.ts'
import { openCartOf } from './open-cart-of.ts'
import { cartLines } from './schema.ts'
import type { LineChange } from './wanted.ts'

/** Sets single lines of a person's cart and leaves the others alone: what another device changed stays, of one line the later word counts (decision 7). */
export const changeLines = (db: Db, userId: string, changes: LineChange[]): Promise<{ cartId: string }> =>
  db.transaction(async (tx) => {
    const cartId = await openCartOf(tx, userId)
    const gone = changes.filter((line) => !line.quantity).map((line) => line.variantId)
    if (gone.length)
      await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.variantId, gone)))
    await setLines(
      tx,
      cartId,
      changes.filter((line) => line.quantity),
    )
    return { cartId }
  })

/** New lines go to the end, in the order in which they come. */
export async function setLines(tx: Db, cartId: string, lines: LineChange[]) {
  const known = await knownVariants(tx, lines)
  const rows = lines
    .filter((line) => known.has(line.variantId))
    .map(({ variantId, quantity, seenPrice }, at) => ({
      cartId,
      key: variantId,
      variantId,
      quantity,
      seenPrice: seenPrice ?? null,
      position: sql`(select coalesce(max(position), -1) + 1 from cart_lines where cart_id = ${cartId}) + ${at}::int`,
    }))
  if (!rows.length) return
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.key],
      set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
    })
}
