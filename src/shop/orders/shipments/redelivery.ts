import type { Dong } from '#kit/money.ts'
import type { Discount } from '#shop/pricing/discount.ts'

/** What delivery of an order costs once it goes elsewhere or by another way, when it comes then, and the sums that follow. */
export type Redelivery = {
  shippingFee: Dong
  shippingDiscount: Dong
  shippingDiscounts: Discount[]
  total: Dong
  deliverFrom: string | null
  deliverUntil: string | null
}
