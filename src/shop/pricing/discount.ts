import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'

/** The source of a discount: a promotion, a bundle price, staff by hand, or goods that came back for these. */
export const discountSources = ['promotion', 'set', 'desk', 'exchange'] as const
export type DiscountSource = (typeof discountSources)[number]

/** One reason why less is paid than the price says, with what is needed to tell it when the promotion is long gone. */
export type Discount = {
  source: DiscountSource
  promotionId: string | null
  code: string | null
  name: Localized
  amount: Dong
}

export const sumOf = (discounts: readonly Pick<Discount, 'amount'>[]): Dong =>
  discounts.reduce((sum, one) => sum + one.amount, 0)
