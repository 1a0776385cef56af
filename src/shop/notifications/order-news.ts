import type { OrderState } from '#shop/orders/states.ts'
import type { PaymentState } from '#shop/payments/states.ts'

/** SPEC 3: an order as seen in live updates. `id` is the same however often a move is told. */
export type OrderNews = {
  id: number
  orderId: string
  status: OrderState
  payment_status: PaymentState | null
  /** Which of the two moved. */
  moved: 'status' | 'payment'
}
