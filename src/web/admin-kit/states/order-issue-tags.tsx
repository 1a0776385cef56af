import type { OrderIssue } from '#shop/payments/order-list-view.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const words: Record<OrderIssue, () => string> = {
  delivery: () => m.order_stuck_delivery(),
  unpaid: () => m.order_stuck_unpaid(),
  cod: () => m.order_stuck_cod(),
  checking: () => m.order_stuck_checking(),
  owing: () => m.order_stuck_owing(),
  over: () => m.order_stuck_over(),
  payment: () => m.order_stuck_payment(),
  parked: () => m.order_stuck_parked(),
  part: () => m.order_stuck_part(),
  refund: () => m.order_stuck_refund(),
  cancelled: () => m.order_stuck_cancelled(),
  work: () => m.order_stuck_work(),
}

/** Why an order stands among the problems. */
export const OrderIssueTags = ({ troubles }: { troubles: OrderIssue[] }) =>
  troubles.map((one) => (
    <Tag key={one} tone="red">
      {words[one]()}
    </Tag>
  ))
