/** The parts of pages whose rendering is timed (web/shell/reports/timed.tsx), by the names of their components. */
export const pageParts = [
  'Header',
  'StorefrontPage',
  'Footer',
  'FilterForm',
  'ProductGrid',
  'Gallery',
  'BuyColumn',
  'BelowTheFold',
  'ReviewsPart',
  'OrderSummary',
  'CheckoutForm',
  'AdminPage',
] as const

export type PagePart = (typeof pageParts)[number]

/** How often a part was rendered on a page, and its render time in ms: total and longest. */
export type PartTime = { times: number; whole: number; longest: number }
