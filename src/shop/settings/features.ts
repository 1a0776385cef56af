/** Parts of the shop that the merchant can switch off; their routes then answer 404. */
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
