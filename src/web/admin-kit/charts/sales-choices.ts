export const salesPresets = ['today', 'yesterday', '7', '30', '90', 'month', 'last-month', 'year'] as const
export type SalesPreset = (typeof salesPresets)[number]

export const breakdowns = ['method', 'province', 'product'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Two years and a day: a longer period is cut, and the page says so. */
export const mostDays = 731
