import type { OrderChannel } from '#shop/orders/order.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { OrderState } from '#shop/orders/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import type { PaymentState } from './states.ts'

/** The work lists of staff. An order is in the first one that fits; `problems` may contain any. */
export const orderListViews = ['confirm', 'pay', 'pack', 'ship', 'underway', 'settle', 'problems'] as const
export type OrderListView = (typeof orderListViews)[number]

/** The reasons that stop an order, each shown on its row in `problems`. */
const orderIssues = [
  'delivery',
  'checking',
  'unpaid',
  'cod',
  'payment',
  'part',
  'owing',
  'over',
  'unmatched',
  'refund',
  'cancelled',
  'work',
] as const
export type OrderIssue = (typeof orderIssues)[number]

export const orderSorts = ['-time', 'time', '-total', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

/** `sold`: neither cancelled nor a replacement, as sales are counted; `exchanged`: replacements for returned goods. */
export const sold = 'sold'
export const exchanged = 'exchanged'

export type OrderListParams = {
  view: OrderListView | null
  state: OrderState | typeof sold | typeof exchanged | null
  payment: PaymentState | null
  method: MethodCode | null
  channel: OrderChannel | null
  way?: PaymentMethod | null
  /** The code of a province; `none` for orders without delivery. */
  province?: string | null
  product?: string | null
  variant?: string | null
  /** The account that ordered, whatever its email address is today. */
  user?: string | null
  /** Days of the shop's calendar on which they were placed, both included. */
  from?: string | null
  until?: string | null
  text: string
  sort: OrderSort
  page: number
}
