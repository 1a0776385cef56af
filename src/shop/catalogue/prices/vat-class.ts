/** The VAT class of goods, which the accountant decides (docs/reference/vietnam.md 3.2). */
export const vatClasses = ['goods', 'metal', 'service'] as const
export type VatClass = (typeof vatClasses)[number]
