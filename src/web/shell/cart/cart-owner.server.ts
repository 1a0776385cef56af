import type { RouterContextProvider } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { mergeCarts, type CappedLine } from '#shop/cart/merge-carts.ts'
import { findCartIdOf, isVisitorsCart } from '#shop/cart/queries.ts'
import { cartIdOf } from '../session/cart-cookie.server.ts'
import { readerContext } from '../access/reader-guard.server.ts'

export type CartOwner = { userId: string | null; cartId: string | undefined; capped: CappedLine[] }

type LoaderInput = { request: Request; context: Readonly<RouterContextProvider> }

/** The cart that this request may use: a signed-in person's own, else the visitor's by the cookie. A visitor's cart from before signing in is merged here, once. Behind the readerGate only. */
export async function cartOwnerOf({ request, context }: LoaderInput): Promise<CartOwner> {
  const person = context.get(readerContext)
  const brought = cartIdOf(request)
  if (!person) {
    const isVisitors = brought !== undefined && (await isVisitorsCart(db, brought))
    return { userId: null, cartId: isVisitors ? brought : undefined, capped: [] }
  }
  const { capped } = await mergeCarts(db, person.id, { cartId: brought })
  return { userId: person.id, cartId: await findCartIdOf(db, person.id), capped }
}
