import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { mergeCarts } from '#shop/cart/merge-carts.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { parseLineChanges, parseCartLines } from '#shop/cart/cart-line-input.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import { cartCookie, cartIdOf } from '../session/cart-cookie.server.ts'
import { viewCart } from './cart-view.server.ts'
import { countAdded } from './count-added.server.ts'
import { readerContext, readerGuard } from '../access/reader-guard.server.ts'
import { viewOwnCart } from './view-own-cart.server.ts'
import { reportForgedCart } from './report-forged-cart.server.ts'

export const middleware = [readerGuard]

type Body = { lines?: unknown; merge?: unknown; changes?: unknown } | null

const signedOut = () => data(null, { status: 401 })

/** A signed-in person's cart, as it is now on every device. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = context.get(readerContext)
  return person ? data(await viewOwnCart(db, person.id, requestLocale())) : signedOut()
}

/** The browser's cart goes in, the priced cart comes back; the server keeps its lines for checkout. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = (await request.json().catch(() => null)) as Body
  const person = context.get(readerContext)
  if (body?.merge === undefined && body?.changes === undefined) return answerCart(request, person?.id, body?.lines)
  await reportForgedCart(db, request, body.merge ?? body.changes)
  if (!person) return signedOut()
  if (body.merge !== undefined) return merged(request, person.id, body.merge)
  const { added } = await changeLines(db, person.id, parseLineChanges(body.changes))
  countAdded(request, added)
  return data(await viewOwnCart(db, person.id, requestLocale()))
}

/** Replaces a visitor's whole cart. A person's cart is not replaced: a window that does not know yet about the sign-in would overwrite other devices. */
async function answerCart(request: Request, userId: string | undefined, raw: unknown) {
  const { lines, dropped } = parseCartLines(raw)
  if (userId) {
    await reportForgedCart(db, request, raw)
    return data({ ...(await viewCart(db, lines, requestLocale())), dropped })
  }
  const { cartId, codes, knownVariants, added } = await replaceCart(db, cartIdOf(request), lines)
  countAdded(request, added)
  await reportForgedCart(db, request, raw, knownVariants)
  const view = await viewCart(db, lines, requestLocale(), { codes, buyer: buyerOf(db, {}) })
  return data({ ...view, dropped }, { headers: { 'Set-Cookie': cartCookie(cartId) } })
}

async function merged(request: Request, userId: string, raw: unknown) {
  const { lines } = parseCartLines(raw)
  const { outcome, capped } = await mergeCarts(db, userId, { cartId: cartIdOf(request), lines })
  if (outcome !== 'unknown' || !lines.length) return data(await viewOwnCart(db, userId, requestLocale(), capped))
  // The server does not know this cart yet: it is stored first and merged by the next request, so that a repeated request finds it closed.
  const { cartId } = await replaceCart(db, undefined, lines)
  return data({ again: true as const }, { headers: { 'Set-Cookie': cartCookie(cartId) } })
}
