import { m } from '#words/messages.js'

/** Why buyers call an order off; the shopkeeper reads it in the timeline. */
export const cancelReasons = ['mind', 'choice', 'time', 'price', 'other'] as const

export const cancelReasonWords: Record<(typeof cancelReasons)[number], () => string> = {
  mind: () => m.cancel_reason_mind(),
  choice: () => m.cancel_reason_choice(),
  time: () => m.cancel_reason_time(),
  price: () => m.cancel_reason_price(),
  other: () => m.cancel_reason_other(),
}
