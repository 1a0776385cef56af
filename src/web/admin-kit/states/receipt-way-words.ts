import { receiptForms, type ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'

export const receiptWayWords: Record<ReceiptForm, () => string> = {
  cash: () => m.order_receipt_cash(),
  card: () => m.order_receipt_card(),
  transfer: () => m.order_receipt_transfer(),
}

/** How money was paid in the shop, or that it came another way. */
export const receiptWayOptions = () => [
  { value: '', label: m.order_receipt_not_here() },
  ...receiptForms.map((value) => ({ value, label: receiptWayWords[value]() })),
]
