/** What a shopkeeper may ask of a product; `scheduled` is sold from a day on. */
export const settableStatuses = ['draft', 'scheduled', 'active', 'archived'] as const
export type SettableStatus = (typeof settableStatuses)[number]
