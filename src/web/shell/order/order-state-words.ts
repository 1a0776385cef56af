import { readableTexts } from '#platform/forms/readable.ts'
import type { OrderState } from '#shop/orders/states.ts'
import type { BuyerHeadline } from '#shop/payments/headline.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'

/** An order to collect goes to no carrier: where others are sent, it is ready. */
export const orderStateWords = (method: MethodCode): Record<OrderState, string> =>
  readableTexts({
    placed: m.order_state_placed(),
    confirmed: m.order_state_confirmed(),
    packed: m.order_state_packed(),
    shipped: method === 'pickup' ? m.order_timeline_ready() : m.order_state_shipped(),
    delivered: m.order_state_delivered(),
    completed: m.order_state_completed(),
    cancelled: m.order_state_cancelled(),
  })

export const headlineWords = (method: MethodCode): Record<BuyerHeadline, string> =>
  readableTexts({
    ...orderStateWords(method),
    unpaid: m.order_headline_unpaid(),
    part_paid: m.order_headline_part_paid(),
    paid: m.order_headline_paid(),
    payment_failed: m.payment_state_failed(),
    expired: m.order_headline_expired(),
  })
