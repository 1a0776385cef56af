import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { m } from '#words/messages.js'
import { existingVariants } from './existing-variants.ts'
import { lineKey } from './line-key.ts'
import { lineRow } from './line-row.ts'
import { maxSavedLines } from './max-saved-lines.ts'
import { savedLines } from './schema.ts'
import type { LineChange } from './cart-line-input.ts'

/** Sets single lines saved for later and leaves the others alone. Refuses a list that grows too long. */
export const changeSavedLines = (db: Db, userId: string, changes: LineChange[]) =>
  db.transaction(async (tx) => {
    // Two windows at once must not both use the last free place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const removedKeys = changes.filter((line) => !line.quantity).map(lineKey)
    if (removedKeys.length)
      await tx.delete(savedLines).where(and(eq(savedLines.userId, userId), inArray(savedLines.key, removedKeys)))
    await putSaved(
      tx,
      userId,
      changes.filter((line) => line.quantity),
    )
  })

async function putSaved(tx: Db, userId: string, lines: LineChange[]) {
  const existing = await existingVariants(tx, lines)
  for (const line of lines.filter(({ variantId }) => existing.has(variantId))) {
    const { cartId: _, ...row } = lineRow('', line)
    await tx
      .insert(savedLines)
      // The clock, not the start of the transaction: several in one transaction keep their order.
      .values({ ...row, userId, savedAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: [savedLines.userId, savedLines.key],
        set: { quantity: row.quantity, seenPrice: row.seenPrice },
      })
  }
  const [counted] = await tx.select({ kept: count() }).from(savedLines).where(eq(savedLines.userId, userId))
  if (lines.length && counted!.kept > maxSavedLines)
    throw new Refusal('saved-full', m.cart_saved_full, { max: maxSavedLines })
}
