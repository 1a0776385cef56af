import { dayAfter } from '#kit/clock.ts'
import type { ListedVatRate } from './list-vat-rates.ts'

export type VatSpan = ListedVatRate & { until: string | null; when: 'past' | 'now' | 'planned' }

/** The first and the last day of each rate; rates in the order of listVatRates. */
export const vatSpans = (rates: ListedVatRate[], today: string): VatSpan[] =>
  rates.map((row, at) => {
    const next = rates[at + 1]
    const until = next?.vatClass === row.vatClass ? dayAfter(next.from, -1) : null
    return { ...row, until, when: row.from > today ? 'planned' : until && until < today ? 'past' : 'now' }
  })
