import { db } from '#platform/db.server.ts'
import { mergeCarts, type Capped } from '#shop/cart/merge-carts.ts'
import { findCartIdOf, isVisitorsCart } from '#shop/cart/queries.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { cartIdOf } from './cart-cookie.server.ts'

export type Basket = { userId: string | null; cartId: string | undefined; capped: Capped[] }

/** The cart that this request may use: a signed-in person's own, else the visitor's by the cookie. What a visitor had chosen before signing in is merged here, once. */
export async function basketOf(request: Request): Promise<Basket> {
  const { person } = await findPerson(request.headers)
  const brought = cartIdOf(request)
  if (!person) {
    const isTheirs = brought !== undefined && (await isVisitorsCart(db, brought))
    return { userId: null, cartId: isTheirs ? brought : undefined, capped: [] }
  }
  const { capped } = await mergeCarts(db, person.id, { cartId: brought })
  return { userId: person.id, cartId: await findCartIdOf(db, person.id), capped }
}
