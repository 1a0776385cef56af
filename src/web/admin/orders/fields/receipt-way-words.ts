import type { ReceiptWay } from '#shop/payments/receipts/receipt-way.ts'
import { m } from '#words/messages.js'

export const receiptWayWords: Record<ReceiptWay, () => string> = {
  cash: () => m.receipt_cash(),
  card: () => m.receipt_card(),
  transfer: () => m.receipt_transfer(),
}
