/**
 * The house from the ground up. A file may import its own room and any room on a lower floor:
 * never sideways, never up. Read by the lint (lint/floors.js), by its test and by docs/tour.md.
 */
export const floors = [
  ['kit', 'words'],
  ['platform', 'ui'],
  ['shop/settings'],
  ['shop/identity', 'shop/media'],
  ['shop/catalogue', 'shop/content', 'shop/shipping', 'shop/views', 'shop/inquiries'],
  ['shop/inventory', 'shop/pricing', 'shop/reviews', 'shop/advisers', 'shop/wishlist'],
  ['shop/search'],
  ['shop/cart'],
  ['shop/checkout'],
  ['shop/orders'],
  ['shop/payments'],
  ['shop/returns', 'shop/work', 'shop/imports'],
  ['shop/notifications', 'shop/analytics', 'shop/security', 'shop/papers'],
  ['flows'],
  ['worker', 'web/chrome'],
  ['web/storefront', 'web/account', 'web/admin', 'web/hooks'],
  ['web'],
]
