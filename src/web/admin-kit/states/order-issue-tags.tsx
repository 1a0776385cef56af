import type { OrderIssue } from '#shop/payments/order-list-view.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const words: Record<OrderIssue, () => string> = {
  delivery: () => m.trouble_delivery(),
  unpaid: () => m.trouble_unpaid(),
  cod: () => m.trouble_cod(),
  checking: () => m.trouble_checking(),
  owing: () => m.trouble_owing(),
  over: () => m.trouble_over(),
  payment: () => m.trouble_payment(),
  parked: () => m.trouble_parked(),
  part: () => m.trouble_part(),
  refund: () => m.trouble_refund(),
  cancelled: () => m.trouble_cancelled(),
  work: () => m.trouble_work(),
}

/** Why an order stands among the problems. */
export const OrderIssueTags = ({ troubles }: { troubles: OrderIssue[] }) =>
  troubles.map((one) => (
    <Tag key={one} tone="red">
      {words[one]()}
    </Tag>
  ))
