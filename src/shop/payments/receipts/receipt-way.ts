/** How money came that staff saw with their own eyes. */
export const receiptWays = ['cash', 'card', 'transfer'] as const
export type ReceiptWay = (typeof receiptWays)[number]
