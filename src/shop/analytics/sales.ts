import type { Dong } from '#kit/money.ts'

export const salesSums = ['gross', 'discount', 'shipping', 'total', 'refund', 'exchangePaid', 'tax', 'net'] as const
export type SalesSum = (typeof salesSums)[number]

/**
 * Sales in đồng: gross − discount + shipping = total, and total − refund + exchangePaid − tax = net. Cancelled orders are left out. `tax` is the VAT in
 * the money that the shop keeps, so without that of refunds. Orders that replace goods in an exchange are no sales: `exchanges` counts them,
 * `exchangeGoods` is the price of their goods, and net contains only the payment beyond the returned goods.
 */
export type Sales = Record<SalesSum, Dong> & { orders: number; exchanges: number; exchangeGoods: Dong }
export type SalesDay = Sales & { day: string }

const nothing = { gross: 0, discount: 0, shipping: 0, total: 0, refund: 0, exchangePaid: 0, tax: 0, net: 0 }
export const noSales: Sales = { orders: 0, exchanges: 0, exchangeGoods: 0, ...nothing }

export const addSales = (all: readonly Sales[]): Sales =>
  all.reduce<Sales>((sum, one) => {
    const added = Object.fromEntries(salesSums.map((key) => [key, sum[key] + one[key]])) as Record<SalesSum, Dong>
    const exchanged = {
      exchanges: sum.exchanges + one.exchanges,
      exchangeGoods: sum.exchangeGoods + one.exchangeGoods,
    }
    return { ...added, ...exchanged, orders: sum.orders + one.orders }
  }, noSales)

/** The average value of an order, to the whole đồng; null without orders. */
export const averageOrder = ({ orders, total }: Sales) => (orders ? Math.round(total / orders) : null)

/** Groups days into steps of `step` days: a long period is drawn by weeks. The last step may be shorter. */
export function inSteps(days: readonly SalesDay[], step: number) {
  const steps = Math.ceil(days.length / step)
  return Array.from({ length: steps }, (_, nth) => {
    const within = days.slice(nth * step, (nth + 1) * step)
    return { from: within[0]!.day, until: within.at(-1)!.day, ...addSales(within) }
  })
}
export type SalesStep = ReturnType<typeof inSteps>[number]
