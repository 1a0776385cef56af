import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { cartLifetimeMs } from './cart-storage.ts'
import { addCode } from './codes.ts'
import { setLines } from './change-lines.ts'
import { lineKey } from './line-key.ts'
import { openCartOf } from './open-cart-of.ts'
import { listCartLines } from './queries.ts'
import { carts } from './schema.ts'
import type { CartLineInput } from './cart-line-input.ts'

/** `lines`: the lines that the visitor's browser shows, which count (decision 3); without them the stored lines. */
type VisitorCart = { cartId: string | undefined; lines?: CartLineInput[] }

/** A line that could not reach the requested quantity. */
export type CappedLine = { key: string; requested: number; allowed: number }

/** `unknown`: there was no visitor's cart to close, and nothing was done. */
type Merged = { outcome: 'merged' | 'already' | 'unknown'; capped: CappedLine[] }

/**
 * Merges a visitor's cart into the user's, summing quantities, and closes it in the same transaction: a repeated call finds it closed, so nothing counts
 * twice.
 */
export const mergeCarts = (db: Db, userId: string, { cartId, lines }: VisitorCart): Promise<Merged> =>
  db.transaction(async (tx) => {
    const cart = cartId ? await hold(tx, cartId) : undefined
    if (cart?.userId === userId) return { outcome: 'already', capped: [] }
    if (!cart || cart.userId || cart.closedAt) return { outcome: 'unknown', capped: [] }
    const isFresh = Date.now() - cart.updatedAt.getTime() < cartLifetimeMs
    const visitorLines = lines ?? (isFresh ? await listCartLines(tx, cart.id) : [])
    const capped = visitorLines.length ? await addLines(tx, await openCartOf(tx, userId), visitorLines) : []
    if (visitorLines.length && isFresh)
      for (const code of cart.codes) await addCode(tx, await openCartOf(tx, userId), code)
    await tx.update(carts).set({ closedAt: new Date(), userId }).where(eq(carts.id, cart.id))
    return { outcome: 'merged', capped }
  })

async function hold(tx: Db, cartId: string) {
  const [cart] = await tx
    .select({
      id: carts.id,
      userId: carts.userId,
      codes: carts.codes,
      closedAt: carts.closedAt,
      updatedAt: carts.updatedAt,
    })
    .from(carts)
    .where(eq(carts.id, cartId))
    .for('update')
  return cart
}

async function addLines(tx: Db, cartId: string, visitorLines: CartLineInput[]): Promise<CappedLine[]> {
  const existing = await listCartLines(tx, cartId)
  const available = await availableOf(
    tx,
    visitorLines.map((line) => line.variantId),
  )
  const { maxPerLine } = await findSettings(tx)
  /** One variant may have several lines, with and without services: they share its stock. */
  const taken = new Map<string, number>()
  for (const { variantId, quantity } of existing) taken.set(variantId, (taken.get(variantId) ?? 0) + quantity)
  const summed = visitorLines.map((line) => {
    const { variantId } = line
    const before = existing.find(({ key }) => key === lineKey(line))?.quantity ?? 0
    const others = (taken.get(variantId) ?? 0) - before
    const requested = line.quantity + before
    // One piece of a sold-out variant stays, so that the cart itself can say so.
    const max = Math.max(1, Math.min(maxPerLine, available.get(variantId) ?? maxPerLine) - others)
    const quantity = Math.min(requested, max)
    taken.set(variantId, others + quantity)
    return { ...line, requested, quantity }
  })
  await setLines(tx, cartId, summed)
  return summed
    .filter((line) => line.quantity < line.requested)
    .map((line) => ({ key: lineKey(line), requested: line.requested, allowed: line.quantity }))
}
