/**
 * The house from the ground up. A file may import its own room and any room on a lower floor:
 * never sideways, never up. `x/*`: each folder in x is a room of its own. Read by lint/house.js and its test.
 */
export const floors = [
  ['kit', 'words'],
  ['providers'],
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
  ['shop/payments/*', 'shop/shipping/*'],
  ['shop/returns', 'shop/work', 'shop/imports'],
  ['shop/notifications', 'shop/analytics', 'shop/security', 'shop/papers'],
  ['flows'],
  ['worker', 'web/chrome', 'sandbox'],
  ['gateways'],
  ['web/storefront', 'web/account', 'web/admin', 'web/hooks'],
  ['web'],
]
