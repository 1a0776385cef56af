import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { knownVariants } from './known-variants.ts'
import { lineRow } from './line-row.ts'
import { cartLines, carts } from './schema.ts'
import type { WantedLine } from './wanted.ts'

/** A visitor's cart holds exactly these lines from now on. Variants that do not exist are left out. Instead of a missing, closed, unknown or somebody's own cart a new one is opened. */
export const putCart = (db: Db, cartId: string | undefined, wanted: WantedLine[]): Promise<{ cartId: string }> =>
  db.transaction(async (tx) => {
    const id = (cartId && (await touch(tx, cartId))) || (await open(tx))
    await tx.delete(cartLines).where(eq(cartLines.cartId, id))
    const known = await knownVariants(tx, wanted)
    const rows = wanted
      .filter((line) => known.has(line.variantId))
      .map((line, position) => ({ ...lineRow(id, line), position }))
    if (rows.length) await tx.insert(cartLines).values(rows)
    return { cartId: id }
  })

async function touch(tx: Db, cartId: string) {
  const rows = await tx
    .update(carts)
    .set({ updatedAt: new Date() })
    .where(and(eq(carts.id, cartId), isNull(carts.closedAt), isNull(carts.userId)))
    .returning({ id: carts.id })
  return rows[0]?.id
}

const open = async (tx: Db) => (await tx.insert(carts).values({}).returning({ id: carts.id }))[0]!.id
