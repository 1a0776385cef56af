/** Parts of the shop that the merchant can switch off whole; their doors then answer that there is nothing. */
export const features = [
  'reviews',
  'questions',
  'set-builder',
  'advisers',
  'compare',
  'wishlist-sharing',
  'social-sign-in',
] as const
export type Feature = (typeof features)[number]
