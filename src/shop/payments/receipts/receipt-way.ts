/** The form of money that staff received themselves. */
export const receiptWays = ['cash', 'card', 'transfer'] as const
export type ReceiptWay = (typeof receiptWays)[number]
