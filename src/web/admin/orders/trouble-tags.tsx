import type { OrderTrouble } from '#shop/payments/order-view.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const words: Record<OrderTrouble, () => string> = {
  delivery: () => m.trouble_delivery(),
  payment: () => m.trouble_payment(),
  parked: () => m.trouble_parked(),
  refund: () => m.trouble_refund(),
  cancelled: () => m.trouble_cancelled(),
  over: () => m.trouble_over(),
  work: () => m.trouble_work(),
}

/** Why an order stands among the problems. */
export const TroubleTags = ({ troubles }: { troubles: OrderTrouble[] }) =>
  troubles.map((one) => (
    <Tag key={one} tone="red">
      {words[one]()}
    </Tag>
  ))
