import { readableTexts } from '#platform/forms/readable.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { m } from '#words/messages.js'
import type { OrderView } from './view-order.server.ts'

export { headlineWords } from '#web/shell/order/order-state-words.ts'

/** For the customer, cash given to the carrier counts as paid, whether or not the carrier has settled it. */
export const buyerPaymentWords = (): Record<PaymentState, string> =>
  readableTexts({
    awaiting: m.payment_state_awaiting(),
    due: m.payment_state_due(),
    awaiting_settlement: m.payment_seen_awaiting_settlement(),
    paid: m.payment_state_paid(),
    failed: m.payment_state_failed(),
    expired: m.payment_state_expired(),
    void: m.payment_state_void(),
    partly_refunded: m.payment_state_partly_refunded(),
    refunded: m.payment_state_refunded(),
  })

/** Cancelled after it was paid, all or a part: the money goes back, and not yet all has. */
export const isRefundDue = ({ state, over, refunds }: Pick<OrderView, 'state' | 'over' | 'refunds'>) =>
  state === 'cancelled' && (over > 0 || refunds.some((one) => one.state !== 'done'))
