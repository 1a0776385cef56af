import { inLocale, type Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { Discount } from './discount.ts'

export type DescribedDiscount = { label: string; amount: Dong }

type Row = Pick<Discount, 'name' | 'code' | 'amount'>

/** The discounts with their reasons, one row each: a promotion on several lines is summed. */
export function describeDiscounts(rows: readonly Row[], locale: Locale): DescribedDiscount[] {
  const sums = new Map<string, Dong>()
  for (const { name, code, amount } of rows) {
    const label = code ? `${inLocale(name, locale)} (${code})` : inLocale(name, locale)
    sums.set(label, (sums.get(label) ?? 0) + amount)
  }
  return [...sums].map(([label, amount]) => ({ label, amount }))
}
