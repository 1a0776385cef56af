import { inLocale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Period } from '#shop/analytics/period.ts'
import type { Sales } from '#shop/analytics/sales.ts'
import { sumByMethod } from '#shop/analytics/sum-by-method.ts'
import { sumByProduct, type SalesByProduct, type ProductSales } from '#shop/analytics/sum-by-product.ts'
import { sumByProvince } from '#shop/analytics/sum-by-province.ts'
import { listProductNames } from '#shop/catalogue/products/list-product-names.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import type { Breakdown } from '#web/admin-kit/charts/sales-choices.ts'

/** Only products have `pieces`, only orders have a `refund`. */
export type BreakdownRow = {
  key: string
  name: string
  orders: number | null
  pieces: number | null
  gross: Dong | null
  discount: Dong | null
  refund: Dong | null
  total: Dong
}

type BreakdownQuery = { by: Breakdown; period: Period; all: Sales; most?: number }

/**
 * The sales of a period in parts. A long list of products is cut to `most` rows and a rest, so that the parts always add up to the order
 * value.
 */
export async function readBreakdown(db: Db, { by, period, all, most }: BreakdownQuery): Promise<BreakdownRow[]> {
  // One row more than there is room for: a rest of one product is shown as itself.
  if (by === 'product')
    return productRows(await inWords(db, await sumByProduct(db, period, most && most + 1)), all, most)
  const parts =
    by === 'method'
      ? (await sumByMethod(db, period)).map(({ method, ...one }) => ({
          ...one,
          key: method ?? '',
          name: method ? methodWords[method]() : m.analytics_no_method(),
        }))
      : (await sumByProvince(db, period)).map(({ code, name, ...one }) => ({
          ...one,
          key: code ?? '',
          name: name ?? m.analytics_at_shop(),
        }))
  return parts.filter(isSold).map(({ key, name, orders, gross, discount, refund, total }) => {
    const sums = { orders, gross, discount, refund, total }
    return { key, name, pieces: null, ...sums }
  })
}

/**
 * Sales rows keep the product name of the last order, in the language of that order. A product that still exists is shown by its current
 * name in the reader's language.
 */
async function inWords(db: Db, sales: SalesByProduct): Promise<SalesByProduct> {
  const names = await listProductNames(
    db,
    sales.goods.map(({ productId }) => productId),
  )
  const nameOf = ({ productId, name }: ProductSales) => {
    const now = names.get(productId)
    return now && Object.values(now).includes(name) ? inLocale(now, requestLocale()) : name
  }
  return { ...sales, goods: sales.goods.map((one) => ({ ...one, name: nameOf(one) })) }
}

/** A payment method or province with exchanges only has no sales. */
const isSold = ({ orders }: Sales) => orders > 0

const none = { orders: null, pieces: null, gross: null, discount: null, refund: null }

/** The first products and the rest as one row, so that they still add up. Shipping fees belong to no product and get their own row. */
export function productRows({ goods, all }: SalesByProduct, { shipping }: Pick<Sales, 'shipping'>, most = Infinity) {
  const shown = all.products > most + 1 ? goods.slice(0, most) : goods
  const rows = shown.map(({ productId, ...one }): BreakdownRow => ({ key: productId, ...one, refund: null }))
  const count = all.products - shown.length
  const left = (key: 'pieces' | 'gross' | 'discount' | 'total') => shown.reduce((sum, one) => sum - one[key], all[key])
  if (count) {
    const sums = { pieces: left('pieces'), gross: left('gross'), discount: left('discount'), total: left('total') }
    rows.push({ ...none, key: 'rest', name: m.analytics_rest({ count }), ...sums })
  }
  if (shipping) rows.push({ ...none, key: 'shipping', name: m.analytics_shipping(), total: shipping })
  return rows
}
