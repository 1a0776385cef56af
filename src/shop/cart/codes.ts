import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { carts } from './schema.ts'

/** More codes than anybody has. */
export const maxCodes = 5

const isOpen = (cartId: string) => and(eq(carts.id, cartId), isNull(carts.closedAt))

/** Codes stored with an open cart, in the order in which they were added. */
export async function listCodes(db: Db, cartId: string) {
  const [cart] = await db.select({ codes: carts.codes }).from(carts).where(isOpen(cartId))
  return cart?.codes ?? []
}

/** Stores a code with the cart; a code that is there already, or one too many, changes nothing. */
export const addCode = (db: Db, cartId: string, code: string) =>
  db
    .update(carts)
    .set({ codes: sql`array_append(${carts.codes}, ${code})` })
    .where(and(isOpen(cartId), sql`not ${code} = any(${carts.codes})`, sql`cardinality(${carts.codes}) < ${maxCodes}`))

export const dropCode = (db: Db, cartId: string, code: string) =>
  db
    .update(carts)
    .set({ codes: sql`array_remove(${carts.codes}, ${code})` })
    .where(isOpen(cartId))
