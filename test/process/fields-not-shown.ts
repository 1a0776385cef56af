/**
 * Declared fields that no page opened by declared-fields.test.ts shows: they appear in another state of the page, in a part made or fetched by a script,
 * in a form sent by GET, or the route only shares a declaration with another one.
 */
export const fieldsNotShown: Readonly<Record<string, string>> = {
  'admin-password-reset': 'email',
  'auth/confirm': 'email',
  'auth/invite': 'email name',
  'wishlist/share': 'name',
  // Calls of pages with scripts, and the form of a sold-out size.
  'api/coupon': 'coupon',
  'api/watch': 'email',
  'product/:slug/watch': 'email',
  // Shown to a buyer whose order has no email address.
  'order-success': 'email',
  // Shown in a cart with products.
  cart: 'coupon',
  checkout: 'company companyAddress coupon email name note oldAddress phone street taxCode',
  // A former address is looked up by a button and never stored.
  'profile/addresses/:id': 'oldAddress',
  'profile/addresses/new': 'oldAddress',
  // Number fields with bounds, and fields of forms sent by GET.
  'profile/feet/new': 'girthLeftMm girthRightMm leftMm rightMm',
  'product/:slug/advice': 'age figure shoe since weight',
  'set-builder': 'age figure shoe since weight',
  'size-guide': 'age figure shoe since weight',
  'tools/sharpening': 'age figure shoe since weight',
  // Shown for delivered goods, and for a return that waits for its parcel.
  'orders/:id/return': 'account bank holder note overruled',
  'orders/:id/returns/:returnId': 'account bank holder note overruled',
  'admin/returns/:id': 'amount note reason',
  'admin/work/:id': 'hollow note',
  // Shown for waiting parcels, unmatched payments and codes.
  'admin/carrier-sandbox': 'reason',
  'admin/orders/:id': 'carrier note trackingCode trackingUrl',
  'admin/parcels': 'carrier height length trackingCode trackingUrl weightG width',
  'admin/orders/:id/parcels':
    'carrier claim collected height length line reason trackingCode trackingUrl weightG width',
  'admin/orders/new': 'handed reason recipient reference',
  'admin/payments': 'code note reference',
  'admin/settlement': 'note said',
  'admin/promotions/:id': 'count prefix',
  'admin/promotions/:id/notice': 'subject text',
  // Shown for a record that can be deleted by typing its name.
  'admin/advanced/backup': 'typed',
  'admin/media/:id': 'typed',
  'admin/products/:id/edit': 'typed',
  'admin/redirects': 'typed',
  'admin/shipping/zones/:id': 'typed',
  // Cells, rows and texts that a script opens, and drafts.
  'admin/home': 'action href picture',
  'admin/products': 'cell note',
  'admin/products/sheet': 'cell off',
  'admin/shipping/settings': 'extraDays noticeEn noticeVi',
  'admin/posts/edit/:id': 'alt caption film link typed',
  'admin/posts/keep/:id':
    'alt author caption cover film link markdown rank seoDescription seoTitle slug summary tags title',
  // They show fewer fields than another form with the same declaration: a first step fewer than its editor, an edit fewer than a new order.
  'admin/orders/:id/edit': 'code handed leave reference',
  'admin/posts/new': 'author cover rank seoDescription seoTitle slug summary tags',
  'admin/products/create': 'care description seoDescription seoTitle slug',
  'admin/products/:id/pictures': 'barcode colourEn colourVi pattern price text weightG sku',
}
