import { readableLooks } from '#platform/forms/readable.ts'
import type { OrderState, ShipmentState } from '#shop/orders/states.ts'
import { headlineOf, type OrderHeadline, type PaymentStanding } from '#shop/payments/headline.ts'
import { isPartPaid, stillOwed } from '#shop/payments/ledger/owed.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

/** The words that customers read, except for a packed order: to customers it is being prepared, to staff it waits for the carrier. */
type Looks<S extends string> = Record<S, { tone: TagTone; words: () => string }>

export const orderLooks: Looks<OrderState> = readableLooks({
  placed: { tone: 'amber', words: () => m.order_state_placed() },
  confirmed: { tone: 'accent', words: () => m.order_state_confirmed() },
  packed: { tone: 'accent', words: () => m.admin_order_packed() },
  shipped: { tone: 'accent', words: () => m.order_state_shipped() },
  delivered: { tone: 'green', words: () => m.order_state_delivered() },
  completed: { tone: 'green', words: () => m.order_state_completed() },
  cancelled: { tone: 'neutral', words: () => m.order_state_cancelled() },
})

export const paymentLooks: Looks<PaymentState> = readableLooks({
  awaiting: { tone: 'amber', words: () => m.payment_state_awaiting() },
  due: { tone: 'neutral', words: () => m.payment_state_due() },
  awaiting_settlement: { tone: 'amber', words: () => m.payment_state_awaiting_settlement() },
  paid: { tone: 'green', words: () => m.payment_state_paid() },
  failed: { tone: 'red', words: () => m.payment_state_failed() },
  expired: { tone: 'red', words: () => m.payment_state_expired() },
  void: { tone: 'neutral', words: () => m.payment_state_void() },
  partly_refunded: { tone: 'neutral', words: () => m.payment_state_partly_refunded() },
  refunded: { tone: 'neutral', words: () => m.payment_state_refunded() },
})

const shipmentLooks: Looks<ShipmentState> = readableLooks({
  preparing: { tone: 'accent', words: () => m.admin_shipment_preparing() },
  handed_over: { tone: 'accent', words: () => m.admin_shipment_handed_over() },
  in_transit: { tone: 'accent', words: () => m.admin_shipment_in_transit() },
  delivered: { tone: 'green', words: () => m.admin_shipment_delivered() },
  failed_attempt: { tone: 'red', words: () => m.admin_shipment_failed_attempt() },
  returned: { tone: 'neutral', words: () => m.admin_shipment_returned() },
  lost: { tone: 'red', words: () => m.admin_shipment_lost() },
  cancelled: { tone: 'neutral', words: () => m.admin_shipment_cancelled() },
})

/** Words for orders that customers collect, which go to no carrier. */
const collected: Partial<Record<OrderState | ShipmentState, () => string>> = {
  packed: () => m.admin_event_packed(),
  preparing: () => m.admin_event_packed(),
  shipped: () => m.admin_ready(),
  handed_over: () => m.admin_ready(),
}

const headlineLooks: Looks<OrderHeadline> = readableLooks({
  ...orderLooks,
  unpaid: { tone: 'amber', words: () => m.order_headline_unpaid() },
  part_paid: { tone: 'amber', words: () => m.order_headline_part_paid() },
  payment_failed: { tone: 'red', words: () => m.payment_state_failed() },
  expired: { tone: 'neutral', words: () => m.order_headline_expired() },
})

type Of<S> = { state: S; method: MethodCode }
const wordsOf = <S extends OrderState | ShipmentState>(looks: Looks<S>, { state, method }: Of<S>) =>
  ((method === 'pickup' && collected[state]) || looks[state].words)()

type OfOrder = Of<OrderState> & { payment: PaymentStanding | null | undefined }

/** The state of an order, or its payment state where a prepaid order still waits for money. */
export function orderTagWords({ payment, ...of }: OfOrder) {
  const headline = headlineOf(of.state, payment)
  return headline === of.state ? wordsOf(orderLooks, of) : headlineLooks[headline].words()
}
export const OrderTag = (of: OfOrder) => (
  <Tag tone={headlineLooks[headlineOf(of.state, of.payment)].tone}>{orderTagWords(of)}</Tag>
)
export const ShipmentTag = (of: Of<ShipmentState>) => (
  <Tag tone={shipmentLooks[of.state].tone}>{wordsOf(shipmentLooks, of)}</Tag>
)

type OrderPayment = { state: OrderState; payment: PaymentStanding }

/** A cancelled order waits for no money: what it received goes back. */
function paymentLook({ state, payment }: OrderPayment): Looks<string>[string] {
  if (state === 'cancelled' && stillOwed(payment) > 0 && payment.received > payment.refunded)
    return { tone: 'amber', words: () => m.payment_state_refund_due() }
  return isPartPaid(payment) ? headlineLooks.part_paid : paymentLooks[payment.state]
}

/** The payment state, where the order state does not show it already. */
export const paymentTagWords = (of: OrderPayment) => paymentLook(of).words()
export const PaymentTag = (of: OrderPayment) => <Tag tone={paymentLook(of).tone}>{paymentTagWords(of)}</Tag>
