import { eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addPerson } from '#shop/identity/add-person.ts'
import { grantRole } from '#shop/identity/grant-role.ts'
import { orders } from '#shop/orders/schema.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import type { ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Visitor } from './visitor.ts'

export const password = 'Mot-mat-khau-khac-8!'
export const people = ['customer', 'other', 'moderator', 'admin'] as const
export type Role = 'visitor' | (typeof people)[number]
export const emailOf = (role: Role) => `${role}@people.example`

/** Four people with a password; ids by role. */
export const invitePeople = async (db: Db) => {
  const ids: Record<string, string> = {}
  for (const role of people)
    ids[role] = await addPerson(db, system, { email: emailOf(role), name: role, password, role: 'user', locale: 'vi' })
  for (const role of ['moderator', 'admin'] as const) await grantRole(db, system, { userId: ids[role]!, role })
  return ids
}

/** Things that belong to the customer, or to the shop, by the names that src/web/access.ts uses. A row that needs another one adds it here. */
export async function samplesOf(closed: ClosedShop, buyer: Visitor, customerId: string) {
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await fillCart(buyer, [{ variantId: piece!.variantId, quantity: 1 }])
  const orderId = placedId(await buyer.postForm('/checkout', order({ seenTotal: await totalOf(buyer) })))!
  return closed.look(async (db) => {
    await db.update(orders).set({ userId: customerId }).where(eq(orders.id, orderId))
    const [product] = await rowsOf<{ id: string }>(
      db,
      sql`select product_id as id from variants where id = ${piece!.variantId}`,
    )
    return { order: orderId, variant: piece!.variantId, product: product!.id } as Record<string, string>
  })
}
