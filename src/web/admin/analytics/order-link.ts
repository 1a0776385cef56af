import type { Period } from '#shop/analytics/period.ts'
import { sold } from '#shop/payments/order-list-view.ts'
import type { Breakdown } from '#web/admin-kit/charts/sales-choices.ts'

const orderFilters: Record<Breakdown, (key: string) => Record<string, string> | null> = {
  method: (way) => (way ? { way } : null),
  province: (code) => ({ province: code || 'none' }),
  // Only ids have a hyphen: the rows `rest` and `shipping` stand for several products and for none.
  product: (product) => (product.includes('-') ? { product } : null),
}

/** Link to the orders behind a part of the sales; null for a row that stands for several parts. */
export function orderLink(by: Breakdown, key: string, { from, until }: Period) {
  const part = orderFilters[by](key)
  return part && `/admin/orders?${new URLSearchParams({ ...part, from, until, state: sold })}`
}
