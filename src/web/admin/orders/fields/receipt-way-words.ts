import type { ReceiptWay } from '#shop/payments/receipts/receipt-way.ts'
import { m } from '#words/messages.js'

export const receiptWayWords: Record<ReceiptWay, () => string> = {
  cash: () => m.order_receipt_cash(),
  card: () => m.order_receipt_card(),
  transfer: () => m.order_receipt_transfer(),
}
