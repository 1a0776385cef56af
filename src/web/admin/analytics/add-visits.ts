import type { VisitDay } from '#shop/analytics/list-counts.ts'

/** Adds up the days. */
export const addVisits = (days: readonly Omit<VisitDay, 'day'>[]): Omit<VisitDay, 'day'> =>
  days.reduce<Omit<VisitDay, 'day'>>(
    (sum, one) => ({
      visit: sum.visit + one.visit,
      pages: sum.pages + one.pages,
      product: sum.product + one.product,
      cart: sum.cart + one.cart,
      checkout: sum.checkout + one.checkout,
      order: sum.order + one.order,
    }),
    { visit: 0, pages: 0, product: 0, cart: 0, checkout: 0, order: 0 },
  )

/** Groups days into steps of equal length, as the sales chart does. */
export const visitSteps = (days: readonly VisitDay[], step: number) =>
  Array.from({ length: Math.ceil(days.length / step) }, (_, nth) => {
    const within = days.slice(nth * step, (nth + 1) * step)
    return { from: within[0]!.day, until: within.at(-1)!.day, ...addVisits(within) }
  })
export type VisitStep = ReturnType<typeof visitSteps>[number]
