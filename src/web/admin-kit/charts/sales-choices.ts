export const salesPresets = ['7', '30', '90', 'month', 'last-month', 'year'] as const
export type SalesPreset = (typeof salesPresets)[number]

export const breakdowns = ['method', 'province', 'product'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Tables that can be exported as CSV. */
export const exportsOf = [
  ...breakdowns,
  'day',
  'visits',
  'pages',
  'funnel',
  'goods',
  'sizes',
  'searches',
  'carts',
  'left',
  'promotions',
] as const
export type ExportOf = (typeof exportsOf)[number]

/** Two years and a day: a longer period is cut, and the page says so. */
export const mostDays = 731
