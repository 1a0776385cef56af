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
  // What crosses rooms; `flows` itself is the list of reactions to events.
  ['flows/catalogue', 'flows/closing', 'flows/content', 'flows/emails', 'flows/reviews'],
  ['flows/refunds', 'flows/shipments'],
  ['flows/payments', 'flows/returns'],
  ['flows/orders', 'flows/self-checks'],
  ['flows/users'],
  ['flows/system'],
  ['flows'],
  ['worker', 'sandbox', 'web/shell'],
  // What pages share; `web/admin-kit` is the list, the form and the frame of the admin.
  ['gateways', 'web/parts', 'web/admin-kit'],
  // Pages never import each other.
  ['web/storefront/*', 'web/account/*', 'web/admin/*', 'web/hooks'],
  // Layouts and tables of routes of the three parts of the shop.
  ['web/storefront', 'web/account', 'web/admin'],
  ['web/server'],
  // root.tsx, routes.ts and the two entries, where React Router looks for them.
  ['web'],
]

/** Folders that belong to the room around them, although their neighbours are rooms of their own. */
export const inner = [
  'shop/payments/attempts',
  'shop/payments/ledger',
  'shop/payments/matching',
  'shop/payments/receipts',
  'shop/payments/refunds',
  'shop/payments/settlements',
  'shop/shipping/addresses',
  'shop/shipping/zones',
]
