import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'

export const receiptWayWords: Record<ReceiptForm, () => string> = {
  cash: () => m.order_receipt_cash(),
  card: () => m.order_receipt_card(),
  transfer: () => m.order_receipt_transfer(),
}
