/** The form of money that staff received themselves. */
export const receiptForms = ['cash', 'card', 'transfer'] as const
export type ReceiptForm = (typeof receiptForms)[number]
