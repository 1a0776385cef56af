import type { Dong } from '#kit/money.ts'
import type { Discount } from '#shop/pricing/discount.ts'

/** The delivery of an order to another address or by another method: its fee, its date, and the sums that follow. */
export type Redelivery = {
  shippingFee: Dong
  shippingDiscount: Dong
  shippingDiscounts: Discount[]
  total: Dong
  deliverFrom: string | null
  deliverUntil: string | null
}
