/** Which day decides the VAT rate of an order (docs/vat.md): when it is placed, when its goods are sent, or when the buyer gets them. */
export const vatDays = ['placed', 'handed_over', 'delivered'] as const
export type VatDay = (typeof vatDays)[number]
