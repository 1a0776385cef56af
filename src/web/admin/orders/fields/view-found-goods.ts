import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { findCounterGoods } from '#shop/inventory/lists/find-counter-goods.ts'
import { availableOf } from '#shop/inventory/queries.ts'

/** The goods that match a typed name, colour, size or SKU, as the lists of new and edited orders show them. */
export async function viewFoundGoods(db: Db, typed: string) {
  const { variantIds } = await findCounterGoods(db, typed)
  if (!variantIds.length) return []
  const locale = requestLocale()
  const [sold, available] = [await listForSale(db, locale, variantIds), await availableOf(db, variantIds)]
  return variantIds.flatMap((id) => {
    const one = sold.find(({ variantId }) => variantId === id)
    if (!one) return []
    const { name, sku, picture } = one
    const choice = variantLabels(one.options, one.labels, locale)
      .map(({ label }) => label)
      .join(' · ')
    return [{ id, name, sku, picture, choice, price: priceAt(one, new Date()).now, left: available.get(id) ?? null }]
  })
}
export type FoundGoods = Awaited<ReturnType<typeof viewFoundGoods>>
