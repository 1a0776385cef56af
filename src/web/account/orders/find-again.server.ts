import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { NewItem } from '#shop/cart/cart.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { nestLines } from '#shop/orders/nest-lines.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { asCartItem } from '#web/chrome/as-cart-item.ts'
import { viewLine } from '#web/chrome/cart-view.server.ts'

/** What of an order can be had again now, at today's price and as much as there is; and the names of what cannot. Whether it may be worked on is asked anew, in the cart. */
export async function findAgain(db: Db, orderId: string, locale: Locale) {
  const lines = nestLines(await listOrderLines(db, orderId))
  const wanted = lines.flatMap(({ variantId, quantity, services }) =>
    variantId ? [{ variantId, quantity, services: services.flatMap((one) => one.variantId ?? []) }] : [],
  )
  const { quote, rules } = await findQuote(db, { wanted, locale, at: new Date() })
  const items = quote.lines.flatMap((line): NewItem[] => {
    const quantity = Math.min(line.quantity, line.left ?? line.quantity, rules.settings.maxPerLine)
    if (quantity < 1) return []
    const id = lineKey({ variantId: line.variantId, services: line.services.map((one) => one.variantId) })
    return [asCartItem({ ...viewLine(line), id, quantity, finalSince: null })]
  })
  const had = new Set(items.flatMap(({ id }) => id.split('+')))
  const missing = lines
    .flatMap((line) => [line, ...line.services])
    .filter((line) => !line.variantId || !had.has(line.variantId))
    .map((line) => line.name)
  return { items, missing: [...new Set(missing)] }
}
export type Again = Awaited<ReturnType<typeof findAgain>>
