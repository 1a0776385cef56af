import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { NewItem } from '#shop/cart/cart.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { listOrderLines } from '#shop/orders/queries.ts'

/** What of an order can be had again now, at today's price and as much as there is; and the names of what cannot. */
export async function findAgain(db: Db, orderId: string, locale: Locale) {
  const lines = await listOrderLines(db, orderId)
  const wanted = lines.flatMap(({ variantId, quantity }) => (variantId ? [{ variantId, quantity }] : []))
  const { quote, rules } = await findQuote(db, { wanted, locale, at: new Date() })
  const items = quote.lines.flatMap((line): NewItem[] => {
    const quantity = Math.min(line.quantity, line.left ?? line.quantity, rules.settings.maxPerLine)
    if (quantity < 1) return []
    const { id, productId, name, slug, picture, options, unitPrice, listPrice } = line
    const choice = options.map((option) => option.label).join(' · ')
    const sale = unitPrice < listPrice ? { salePrice: unitPrice } : {}
    return [{ id, productId, name, slug, picture, choice, quantity, price: listPrice, ...sale }]
  })
  const had = new Set(items.map((item) => item.id))
  const missing = lines.filter((line) => !line.variantId || !had.has(line.variantId)).map((line) => line.name)
  return { items, missing }
}
export type Again = Awaited<ReturnType<typeof findAgain>>
