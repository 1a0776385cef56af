import type { Dong } from '#kit/money.ts'

/** Above anything that is sold: a price with three zeros too many is refused where it is typed. */
export const mostPrice: Dong = 1_000_000_000

export type Priced = { price: Dong; salePrice: Dong | null; saleFrom: Date | null; saleUntil: Date | null }

/** The price at this moment, VAT included; `was` only while a sale runs. */
export function priceAt(variant: Priced, at: Date): { now: Dong; was: Dong | null } {
  const { price, salePrice, saleFrom, saleUntil } = variant
  const runs =
    salePrice !== null && salePrice < price && !(saleFrom && at < saleFrom) && !(saleUntil && at >= saleUntil)
  return runs ? { now: salePrice, was: price } : { now: price, was: null }
}
