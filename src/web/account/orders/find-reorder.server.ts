import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { NewItem } from '#shop/cart/cart.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { exactName } from '#shop/catalogue/variants/exact-name.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import { viewLine } from '#web/shell/cart/cart-view.server.ts'

/**
 * The items of an order that can be bought again, at today's prices and within stock, and the names of those that cannot. Whether a service
 * still fits is checked in the cart.
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
  const items = quote.lines.flatMap((line): NewItem[] => {
    const quantity = Math.min(line.quantity, line.left ?? line.quantity, rules.settings.maxPerLine)
    if (quantity < 1) return []
    const serviceIds = line.services.map((one) => one.variantId)
    const id = lineKey({
      variantId: line.variantId,
      services: [...serviceIds, ...(line.bundleMark ? [line.bundleMark] : [])],
    })
    return [asCartItem({ ...viewLine(line, locale), id, quantity, finalSince: null })]
  })
  const had = new Set(items.flatMap(({ id }) => id.split('+')))
  const missing = lines
    .flatMap((line) => [line, ...line.services])
    .filter((line) => !line.variantId || !had.has(line.variantId))
    .map(exactName)
  return { items, missing: [...new Set(missing)] }
}
/** The parts of a bundle become a bundle again. */
function bundleMarkOfLine(lines: { variantId: string; bundleId: string | null }[], bundleId: string | null) {
  const parts = lines.filter((line) => bundleId !== null && line.bundleId === bundleId)
  return parts.length ? [bundleMarkOf(parts.map(({ variantId }) => variantId))] : []
}

export type Reorder = Awaited<ReturnType<typeof findReorder>>
