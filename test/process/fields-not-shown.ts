/**
 * Declared fields that none of the pages shows which declared-fields.test.ts opens: they stand in another state of the page, in a part
 * that is fetched or made by a script, in a form sent by GET, or the address only shares the declaration of another one.
 */
export const fieldsNotShown: Readonly<Record<string, string>> = {
  'admin-password-reset': 'email',
  'auth/confirm': 'email',
  'auth/invite': 'email name',
  'wishlist/share': 'name',
  // The calls of a page with scripts, and what a sold-out size asks for.
  'api/coupon': 'coupon',
  'api/watch': 'email',
  'product/:slug/watch': 'email',
  // Asked of a buyer whose order has no address.
  'order-success': 'email',
  // A cart with goods.
  cart: 'coupon',
  checkout: 'company companyAddress coupon email name note oldAddress phone street taxCode',
  // A former address is looked up by a button and never kept.
  'profile/addresses/:id': 'oldAddress',
  'profile/addresses/new': 'oldAddress',
  // Numbers between two bounds, asked by GET or told by those.
  'profile/feet/new': 'girthLeftMm girthRightMm leftMm rightMm',
  'product/:slug/advice': 'age figure shoe since weight',
  'set-builder': 'age figure shoe since weight',
  'size-guide': 'age figure shoe since weight',
  'tools/sharpening': 'age figure shoe since weight',
  // Goods that were delivered, and a return that awaits its parcel.
  'orders/:id/return': 'account bank holder note overruled',
  'orders/:id/returns/:returnId': 'account bank holder note overruled',
  'admin/returns/:id': 'amount note reason',
  'admin/work/:id': 'hollow note',
  // Parcels, money and codes that wait for somebody.
  'admin/carrier-sandbox': 'reason',
  'admin/orders/:id': 'carrier note trackingCode trackingUrl',
  'admin/orders/:id/edit': 'leave',
  'admin/orders/:id/parcels':
    'carrier claim collected height length line reason trackingCode trackingUrl weightG width',
  'admin/orders/new': 'handed reason recipient reference',
  'admin/payments': 'code note reference',
  'admin/settlement': 'note said',
  'admin/promotions/:id': 'count prefix',
  'admin/promotions/:id/notice': 'subject text',
  // A record that may be deleted, by its typed name.
  'admin/advanced/backup': 'typed',
  'admin/media/:id': 'typed',
  'admin/products/:id/edit': 'typed',
  'admin/redirects': 'typed',
  'admin/shipping/zones/:id': 'typed',
  // Cells, rows and texts that a script opens; what is kept while somebody writes.
  'admin/home': 'action href picture',
  'admin/products': 'cell note',
  'admin/products/sheet': 'cell off',
  'admin/shipping/settings': 'extraDays noticeEn noticeVi',
  'admin/posts/edit/:id': 'alt caption film link typed',
  'admin/posts/keep/:id':
    'alt author caption cover film link markdown rank seoDescription seoTitle slug summary tags title',
  // The first step asks for less than the editor after it, by the same declaration.
  'admin/posts/new': 'author cover rank seoDescription seoTitle slug summary tags',
  'admin/products/create': 'care description seoDescription seoTitle slug',
  'admin/products/:id/pictures': 'barcode colourEn colourVi pattern price text weightG sku',
}
