import type { Dong } from '#kit/money.ts'

type Taxed = { paid: Dong; vatRate: number; vat: Dong }
export type RateSum = { rate: number; net: Dong; vat: Dong; gross: Dong }

/** Sums by VAT rate, the lowest first. VAT is what stands on the lines, so that rows and sums add up to the đồng. */
export function vatByRate(lines: Taxed[]): RateSum[] {
  const byRate = Map.groupBy(lines, (line) => line.vatRate)
  return [...byRate]
    .map(([rate, all]) => {
      const gross = all.reduce((sum, line) => sum + line.paid, 0)
      const vat = all.reduce((sum, line) => sum + line.vat, 0)
      return { rate, net: gross - vat, vat, gross }
    })
    .sort((a, b) => a.rate - b.rate)
}
