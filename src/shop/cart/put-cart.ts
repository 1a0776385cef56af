import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { cartLines, carts } from './schema.ts'
import type { WantedLine } from './wanted.ts'

/** The cart holds exactly these lines from now on. Variants that do not exist are left out. A missing, closed or unknown cart gets a new id. */
export const putCart = (db: Db, cartId: string | undefined, wanted: WantedLine[]): Promise<{ cartId: string }> =>
  db.transaction(async (tx) => {
    const id = (cartId && (await touch(tx, cartId))) || (await open(tx))
    await tx.delete(cartLines).where(eq(cartLines.cartId, id))
    const known = await knownVariants(tx, wanted)
    const rows = wanted
      .filter((line) => known.has(line.variantId))
      .map((line, position) => ({
        cartId: id,
        key: line.variantId,
        variantId: line.variantId,
        quantity: line.quantity,
        seenPrice: line.seenPrice ?? null,
        position,
      }))
    if (rows.length) await tx.insert(cartLines).values(rows)
    return { cartId: id }
  })

async function touch(tx: Db, cartId: string) {
  const rows = await tx
    .update(carts)
    .set({ updatedAt: new Date() })
    .where(and(eq(carts.id, cartId), isNull(carts.closedAt)))
    .returning({ id: carts.id })
  return rows[0]?.id
}

const open = async (tx: Db) => (await tx.insert(carts).values({}).returning({ id: carts.id }))[0]!.id

async function knownVariants(tx: Db, wanted: WantedLine[]) {
  if (!wanted.length) return new Set<string>()
  const rows = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(
      inArray(
        variants.id,
        wanted.map((line) => line.variantId),
      ),
    )
  return new Set(rows.map((row) => row.id))
}
