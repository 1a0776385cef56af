import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { lineKey, readLineKey } from '#shop/cart/line-key.ts'
import { exactName } from '#shop/catalogue/variants/exact-name.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { QuoteLine } from '#shop/checkout/quote.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import { viewLine } from '#web/shell/cart/cart-view.server.ts'
import { m } from '#words/messages.js'
import { findOrderAccess } from '../account/require-order-access.server.ts'

/**
 * The items of an order that can be bought again, at today's prices and within stock, and the names of those that cannot, or only in part. Whether a
 * service still fits is checked in the cart.
 */
export async function findReorder(db: Db, orderId: string, locale: Locale) {
  const lines = nestLines(await listOrderLines(db, orderId))
  const joined = lines.flatMap(({ variantId, quantity, services, bundleId }) =>
    variantId ? [{ variantId, quantity, services: services.flatMap((one) => one.variantId ?? []), bundleId }] : [],
  )
  const wanted = joined.map(({ bundleId, ...line }) => ({
    ...line,
    services: [...line.services, ...bundleMarkOfLine(joined, bundleId)],
  }))
  const { quote, rules } = await findQuote(db, { lines: wanted, locale, at: new Date() })
  const items = itemsOf(quote.lines, rules.settings.maxPerLine, locale)
  return { items, missing: missingOf(lines, items) }
}

type Part = { variantId: string; services: string[]; bundleId: string | null }

/** The parts of a bundle become a bundle again; as in the builder its mark names the work too, so that two bundles with different work stay apart. */
function bundleMarkOfLine(lines: Part[], bundleId: string | null) {
  const parts = lines.filter((line) => bundleId !== null && line.bundleId === bundleId)
  return parts.length ? [bundleMarkOf(parts.flatMap(({ variantId, services }) => [variantId, ...services]))] : []
}

/** One item for each line of a cart: lines of an order may have become the same one, as when a service is no longer sold. */
function itemsOf(lines: readonly QuoteLine[], most: number, locale: Locale) {
  const items = new Map<string, CartItem>()
  for (const line of lines) {
    const inStock = Math.min(line.quantity, line.left ?? line.quantity)
    if (inStock < 1) continue
    const serviceIds = line.services.map((one) => one.variantId)
    const id = lineKey({
      variantId: line.variantId,
      services: [...serviceIds, ...(line.bundleMark ? [line.bundleMark] : [])],
    })
    const quantity = Math.min(inStock + (items.get(id)?.quantity ?? 0), most)
    items.set(id, asCartItem({ ...viewLine(line, locale), id, quantity, finalSince: null }))
  }
  return [...items.values()]
}

type OrderLine = Awaited<ReturnType<typeof listOrderLines>>[number]

/** The names of what is not among the items, or in smaller number. */
function missingOf(lines: (OrderLine & { services: OrderLine[] })[], items: CartItem[]) {
  const had = new Set(items.flatMap(({ id }) => id.split('+')))
  const got = items.map(({ id, quantity }) => ({ variantId: readLineKey(id).variantId, quantity }))
  const isCut = (variantId: string) => countOf(got, variantId) < countOf(lines, variantId)
  const missing = lines
    .flatMap((line) => [line, ...line.services])
    .filter(({ variantId }) => !variantId || !had.has(variantId) || isCut(variantId))
    .map(exactName)
  return [...new Set(missing)]
}

const countOf = (rows: readonly { variantId: string | null; quantity: number }[], variantId: string) =>
  rows.reduce((sum, row) => sum + (row.variantId === variantId ? row.quantity : 0), 0)

/** What the cart says after a plain form ordered again: its address names the order, whose goods only its buyer may read. */
export async function findReorderNotice(db: Db, request: Request, locale: Locale) {
  const orderId = new URL(request.url).searchParams.get('again')
  if (!orderId || !(await findOrderAccess(db, request, orderId))) return []
  const { missing } = await findReorder(db, orderId, locale)
  return missing.length ? [m.order_again_some({ names: missing.join(', ') })] : []
}

export type Reorder = Awaited<ReturnType<typeof findReorder>>
