import { readableWords } from '#platform/forms/readable.ts'
import type { ShipmentReturnReason } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'

export const returnReasonWords: Record<ShipmentReturnReason, () => string> = readableWords({
  refused: () => m.return_reason_refused(),
  unreachable: () => m.return_reason_unreachable(),
  address: () => m.return_reason_address(),
  damaged: () => m.return_reason_damaged(),
  other: () => m.return_reason_other(),
  lost: () => m.return_reason_lost(),
  spoilt: () => m.return_reason_spoilt(),
  worked: () => m.return_reason_worked(),
})
