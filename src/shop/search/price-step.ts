import type { Dong } from '#kit/money.ts'

/** Prices are filtered by round amounts: steps of 50.000 ₫ up to a million, 100.000 ₫ up to ten, 500.000 ₫ beyond. */
const ladder = [
  { below: 1_000_000, step: 50_000 },
  { below: 10_000_000, step: 100_000 },
  { below: Infinity, step: 500_000 },
] as const

const stepAt = (price: Dong) => ladder.find(({ below }) => price < below)!.step

/** The round amount at or below a price; with `up`, at or above it. */
export function roundPrice(price: Dong, up = false): Dong {
  const step = stepAt(price)
  return (up ? Math.ceil(price / step) : Math.floor(price / step)) * step
}

/** A number that sorts like the price but keeps a round amount apart from prices above it: `from 500.000` includes 500.000, and so does `up to 500.000`. */
export const priceMark = (price: Dong) => {
  const round = roundPrice(price)
  return round === price ? round : round + 1
}
