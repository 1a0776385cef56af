/** What a shopkeeper may ask of a product; `scheduled` is sold from a day on. */
export const askedStatuses = ['draft', 'scheduled', 'active', 'archived'] as const
export type AskedStatus = (typeof askedStatuses)[number]
