/** The statuses that staff may set; a `scheduled` product is sold from a day on. */
export const settableStatuses = ['draft', 'scheduled', 'active', 'archived'] as const
export type SettableStatus = (typeof settableStatuses)[number]
