import type { Dong } from '#kit/money.ts'

export const salesSums = ['gross', 'discount', 'shipping', 'total', 'refund', 'tax', 'net'] as const
export type SalesSum = (typeof salesSums)[number]

/**
 * What was sold, in đồng: gross − discount + shipping = total, and total − refund − tax = net. Orders that were called off are in none of it.
 * `tax` is the VAT in what the shop keeps: of what was refunded its share is left out.
 */
export type Sales = Record<SalesSum, Dong> & { orders: number }
export type SalesDay = Sales & { day: string }

export const noSales: Sales = { orders: 0, gross: 0, discount: 0, shipping: 0, total: 0, refund: 0, tax: 0, net: 0 }

export const addSales = (all: readonly Sales[]): Sales =>
  all.reduce<Sales>((sum, one) => {
    const added = Object.fromEntries(salesSums.map((key) => [key, sum[key] + one[key]])) as Record<SalesSum, Dong>
    return { ...added, orders: sum.orders + one.orders }
  }, noSales)

/** What an order is worth on average, to the whole đồng; nothing where there is none. */
export const averageOrder = ({ orders, total }: Sales) => (orders ? Math.round(total / orders) : null)

/** Days in steps of so many from the first on: a long period is drawn by weeks. The last step may be shorter. */
export function inSteps(days: readonly SalesDay[], step: number) {
  const steps = Math.ceil(days.length / step)
  return Array.from({ length: steps }, (_, nth) => {
    const within = days.slice(nth * step, (nth + 1) * step)
    return { from: within[0]!.day, until: within.at(-1)!.day, ...addSales(within) }
  })
}
export type SalesStep = ReturnType<typeof inSteps>[number]
