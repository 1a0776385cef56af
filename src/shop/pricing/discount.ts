import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'

/** The source of a discount: a promotion, a bundle price, staff, or the goods returned in an exchange. */
export const discountSources = ['promotion', 'bundle', 'staff', 'exchange'] as const
export type DiscountSource = (typeof discountSources)[number]

/** One discount, with the facts to explain it after the promotion has ended. */
export type Discount = {
  source: DiscountSource
  promotionId: string | null
  code: string | null
  name: Localized
  amount: Dong
}

export const sumOf = (discounts: readonly Pick<Discount, 'amount'>[]): Dong =>
  discounts.reduce((sum, one) => sum + one.amount, 0)
