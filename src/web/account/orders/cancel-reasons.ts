import { m } from '#words/messages.js'

/** Why buyers call an order off; the shopkeeper reads it in the timeline. */
export const cancelReasons = ['mind', 'choice', 'time', 'price', 'other'] as const

export const cancelReasonWords: Record<(typeof cancelReasons)[number], () => string> = {
  mind: () => m.order_cancel_reason_mind(),
  choice: () => m.order_cancel_reason_choice(),
  time: () => m.order_cancel_reason_time(),
  price: () => m.order_cancel_reason_price(),
  other: () => m.order_cancel_reason_other(),
}
