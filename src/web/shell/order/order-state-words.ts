import { readableTexts } from '#platform/forms/readable.ts'
import type { OrderState } from '#shop/orders/states.ts'
import type { BuyerHeadline } from '#shop/payments/headline.ts'
import { m } from '#words/messages.js'

export const orderStateWords = (): Record<OrderState, string> =>
  readableTexts({
    placed: m.order_state_placed(),
    confirmed: m.order_state_confirmed(),
    packed: m.order_state_packed(),
    shipped: m.order_state_shipped(),
    delivered: m.order_state_delivered(),
    completed: m.order_state_completed(),
    cancelled: m.order_state_cancelled(),
  })

export const headlineWords = (): Record<BuyerHeadline, string> =>
  readableTexts({
    ...orderStateWords(),
    unpaid: m.order_headline_unpaid(),
    part_paid: m.order_headline_part_paid(),
    paid: m.order_headline_paid(),
    payment_failed: m.payment_state_failed(),
    expired: m.order_headline_expired(),
  })
