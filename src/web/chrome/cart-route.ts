import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { mergeCarts } from '#shop/cart/merge-carts.ts'
import { putCart } from '#shop/cart/put-cart.ts'
import { readChanges, readWanted } from '#shop/cart/wanted.ts'
import { buyerOf } from '#shop/orders/buyer-of.ts'
import { cartCookie, cartIdOf } from './cart-cookie.server.ts'
import { viewCart } from './cart-view.server.ts'
import { countAdded } from './count-added.server.ts'
import { readerContext, readerGate } from './reader-gate.server.ts'
import { viewOwnCart } from './view-own-cart.server.ts'
import { watchCart } from './watch-cart.server.ts'

export const middleware = [readerGate]

type Body = { lines?: unknown; merge?: unknown; changes?: unknown } | null

const signedOut = () => data(null, { status: 401 })

/** A signed-in person's cart, as it is now on every device. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = context.get(readerContext)
  return person ? data(await viewOwnCart(db, person.id, spokenLocale())) : signedOut()
}

/** The browser's cart goes in, the priced cart comes back; the server keeps its lines for checkout. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = (await request.json().catch(() => null)) as Body
  const person = context.get(readerContext)
  if (body?.merge === undefined && body?.changes === undefined) return told(request, person?.id, body?.lines)
  await watchCart(db, request, body.merge ?? body.changes)
  if (!person) return signedOut()
  if (body.merge !== undefined) return merged(request, person.id, body.merge)
  const { added } = await changeLines(db, person.id, readChanges(body.changes))
  countAdded(request, added)
  return data(await viewOwnCart(db, person.id, spokenLocale()))
}

/** All of a visitor's cart. Of a person's nothing is changed so: a window that does not know yet who signed in could only overwrite other devices. */
async function told(request: Request, userId: string | undefined, raw: unknown) {
  const { lines, dropped } = readWanted(raw)
  if (userId) {
    await watchCart(db, request, raw)
    return data({ ...(await viewCart(db, lines, spokenLocale())), dropped })
  }
  const { cartId, codes, known, added } = await putCart(db, cartIdOf(request), lines)
  countAdded(request, added)
  await watchCart(db, request, raw, known)
  const view = await viewCart(db, lines, spokenLocale(), { codes, buyer: buyerOf(db, {}) })
  return data({ ...view, dropped }, { headers: { 'Set-Cookie': cartCookie(cartId) } })
}

async function merged(request: Request, userId: string, raw: unknown) {
  const { lines } = readWanted(raw)
  const { outcome, capped } = await mergeCarts(db, userId, { cartId: cartIdOf(request), lines })
  if (outcome !== 'unknown' || !lines.length) return data(await viewOwnCart(db, userId, spokenLocale(), capped))
  // The server never heard of this cart: it is told first and merged when asked again, so that a repeated question still finds it closed.
  const { cartId } = await putCart(db, undefined, lines)
  return data({ again: true as const }, { headers: { 'Set-Cookie': cartCookie(cartId) } })
}
