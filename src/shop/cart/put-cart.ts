import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inOneBreath } from '#platform/in-one-breath.ts'
import { prebuiltInsert } from '#platform/prebuilt-insert.server.ts'
import { grown } from './grown.ts'
import { knownVariants } from './known-variants.ts'
import { lineRow } from './line-row.ts'
import { cartLines, carts } from './schema.ts'
import type { WantedLine } from './wanted.ts'

/** A visitor's cart holds exactly these lines from now on. Variants that do not exist are left out. Instead of a missing, closed, unknown or somebody's own cart a new one is opened. */
export const putCart = (db: Db, cartId: string | undefined, wanted: WantedLine[]): Promise<Put> =>
  db.transaction(async (tx) => {
    const [there, known] = await inOneBreath(cartId ? touch(tx, cartId) : undefined, knownVariants(tx, wanted))
    const id = there?.id ?? randomUUID()
    const rows = wanted
      .filter((line) => known.has(line.variantId))
      .map((line, position) => ({ ...lineRow(id, line), position }))
    const [before] = await inOneBreath(
      there ? tx.delete(cartLines).where(eq(cartLines.cartId, id)).returning(pieces).execute() : insertCart(tx, { id }),
      rows.length && insertLines(tx, ...rows),
    )
    return { cartId: id, codes: there?.codes ?? [], known, added: grown(Array.isArray(before) ? before : [], rows) }
  })

const insertCart = prebuiltInsert(carts)
const insertLines = prebuiltInsert(cartLines)

const pieces = { variantId: cartLines.variantId, quantity: cartLines.quantity }

/** The cart, the codes that go with it, which of the variants there are, and of which there are more than before. */
export type Put = { cartId: string; codes: string[]; known: Set<string>; added: string[] }

async function touch(tx: Db, cartId: string) {
  const rows = await tx
    .update(carts)
    .set({ updatedAt: new Date() })
    .where(and(eq(carts.id, cartId), isNull(carts.closedAt), isNull(carts.userId)))
    .returning({ id: carts.id, codes: carts.codes })
  return rows[0]
}
