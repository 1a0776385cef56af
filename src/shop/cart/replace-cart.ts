import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import { cartLifetimeMs } from './cart-storage.ts'
import { addedVariants } from './added-variants.ts'
import { existingVariants } from './existing-variants.ts'
import { lineRow } from './line-row.ts'
import { cartLines, carts } from './schema.ts'
import type { CartLineInput } from './cart-line-input.ts'

/**
 * Replaces the lines of a visitor's cart. Variants that do not exist are left out. If the cart is missing, closed, unknown, expired or a user's, a new
 * one is opened. Sending the same lines again does not extend its life, which is counted from the last change, as in the browser.
 */
export const replaceCart = (db: Db, cartId: string | undefined, lines: CartLineInput[]): Promise<ReplacedCart> =>
  db.transaction(async (tx) => {
    const [existing, knownVariants] = await pipelined(
      cartId ? hold(tx, cartId) : undefined,
      existingVariants(tx, lines),
    )
    const id = existing?.id ?? randomUUID()
    const rows = lines
      .filter((line) => knownVariants.has(line.variantId))
      .map((line, position) => ({ ...lineRow(id, line), position }))
    const [before] = await pipelined(
      existing
        ? tx.delete(cartLines).where(eq(cartLines.cartId, id)).returning(pieces).execute()
        : insertCart(tx, { id }),
      rows.length && insertLines(tx, ...rows),
    )
    const current = Array.isArray(before) ? before : []
    if (existing && !isSame(current, rows))
      await tx.update(carts).set({ updatedAt: new Date() }).where(eq(carts.id, id))
    return { cartId: id, codes: existing?.codes ?? [], knownVariants, added: addedVariants(current, rows) }
  })

const insertCart = preparedInsert(carts)
const insertLines = preparedInsert(cartLines)

const pieces = { key: cartLines.key, variantId: cartLines.variantId, quantity: cartLines.quantity }

type StoredLine = { key: string; quantity: number }
const isSame = (before: StoredLine[], after: StoredLine[]) =>
  before.length === after.length &&
  after.every(({ key, quantity }) => before.some((one) => one.key === key && one.quantity === quantity))

/** The cart, the codes that go with it, which of the variants there are, and of which there are more than before. */
type ReplacedCart = { cartId: string; codes: string[]; knownVariants: Set<string>; added: string[] }

async function hold(tx: Db, cartId: string) {
  const oldest = new Date(Date.now() - cartLifetimeMs)
  const rows = await tx
    .select({ id: carts.id, codes: carts.codes })
    .from(carts)
    .where(and(eq(carts.id, cartId), isNull(carts.closedAt), isNull(carts.userId), gt(carts.updatedAt, oldest)))
    .for('update')
  return rows[0]
}
