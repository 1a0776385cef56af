import type { Dong } from '#kit/money.ts'

type Band = { from?: Dong; to?: Dong }

/** The price bands that a list offers; a product at the round amount between two bands is in both, as in the filter. */
export const priceBands: Band[] = [
  { to: 1_000_000 },
  { from: 1_000_000, to: 3_000_000 },
  { from: 3_000_000, to: 6_000_000 },
  { from: 6_000_000 },
]

export const bandName = ({ from, to }: Band) => `${from ?? ''}-${to ?? ''}`

export const bandsOf = (price: Dong) =>
  priceBands.filter(({ from = 0, to = Infinity }) => price >= from && price <= to).map(bandName)
