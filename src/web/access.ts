/**
 * Who may come in at which door (ASVS 8.1.1): one row for every route of src/web/routes.ts that has an address.
 * A route without a row fails the check (access.test.ts); test/process/access-matrix.test.ts walks every cell
 * with real sessions against the built shop.
 *
 *   'route id': ['an address of it', who may look (GET), who may act (POST)]
 *
 * `-` is a door without that side. `{order}` and the like are filled from test/process/access-samples.ts, which
 * also holds the form that is sent where an empty one is of no use.
 *
 * everyone   visitors too
 * signed-in  any customer; visitors are sent to sign in (below /api/: 401)
 * owner      whose thing it is; others are told 404, visitors 404 or sent to sign in
 * moderator  moderators and admins; customers are led home
 * admin      admins; customers and moderators are led home, visitors to the admin sign-in
 */
export type Who = '-' | 'everyone' | 'signed-in' | 'owner' | 'moderator' | 'admin'
export type Row = readonly [at: string, look: Who, act?: Who]

export const access: Record<string, Row> = {
  'storefront/home/home-page': ['/', 'everyone'],
  'storefront/listing/shop-page': ['/shop', 'everyone'],
  'storefront/listing/category-page': ['/shop/category/figure', 'everyone'],
  'storefront/listing/brand-page': ['/shop/brand/sport', 'everyone'],
  'storefront/listing/accessories-page': ['/shop/accessories', 'everyone'],
  'storefront/search/search-page': ['/search?q=aria', 'everyone'],
  'storefront/search/suggest-route': ['/api/suggest?q=aria', 'everyone'],
  'storefront/product/product-page': ['/product/luot-aria-75', 'everyone'],
  'storefront/product/delivery-page': ['/product/luot-aria-75/delivery', 'everyone'],
  'storefront/product/delivery-quote-route': ['/api/product-delivery/luot-aria-75?province=01', 'everyone'],
  'storefront/product/watch-page': ['/product/luot-aria-75/watch', 'everyone', 'everyone'],
  'storefront/product/watch-route': ['/api/watch', '-', 'everyone'],
  'storefront/product/unwatch-page': ['/unwatch?{unwatch}', 'everyone', 'everyone'],
  'storefront/product/reviews/reviews-page': ['/product/luot-aria-75/reviews', 'everyone'],
  'storefront/product/reviews/questions-page': ['/product/luot-aria-75/questions', 'everyone'],
  'storefront/product/reviews/ask-page': ['/product/luot-aria-75/ask', 'everyone', 'everyone'],
  'storefront/advice/advice-page': ['/product/luot-aria-75/advice', 'everyone', 'signed-in'],
  'storefront/advice/skaters-route': ['/api/skaters', 'signed-in'],
  'storefront/compare/compare-page': ['/compare', 'everyone'],
  'storefront/wishlist/pick-route': ['/api/pick/{product}', 'everyone'],
  'storefront/wishlist/share-route': ['/wishlist/share', '-', 'everyone'],
  'storefront/wishlist/shared-page': ['/wishlist/shared/{shared}', 'everyone'],
  'storefront/product/stock-route': ['/api/stock/{product}', 'everyone'],
  'storefront/cart/cart-page': ['/cart', 'everyone', 'everyone'],
  'storefront/checkout/checkout-page': ['/checkout', 'everyone', 'everyone'],
  'storefront/checkout/delivery-route': ['/api/delivery?method=standard&province=01&ward=00004', 'everyone'],
  'storefront/checkout/wards-route': ['/api/wards/01', 'everyone'],
  'storefront/wishlist/wishlist-page': ['/wishlist', 'everyone'],
  'storefront/order-success/order-success-page': ['/order-success?order={order}', 'owner'],
  'page-terms': ['/terms', 'everyone'],
  'page-privacy': ['/privacy', 'everyone'],
  'page-cookies': ['/cookies', 'everyone'],
  'storefront/not-found-page': ['/no/such/page', 'everyone', 'everyone'],

  'account/auth/auth-page': ['/auth', 'everyone', 'everyone'],
  'sign-up': ['/auth/signup', 'everyone', 'everyone'],
  'account/auth/confirm-page': ['/auth/confirm', 'everyone', 'everyone'],
  'account/auth/social-page': ['/auth/social', 'everyone', 'everyone'],
  'account/auth/callback-route': ['/api/auth/callback/google', 'everyone'],
  'account/auth/stand-in/stand-in-page': ['/stand-in/google?{oauth}', 'everyone', 'everyone'],
  'account/auth/admin-password-reset-page': ['/admin-password-reset', 'everyone', 'everyone'],
  'account/auth/two-factor-page': ['/auth/two-factor', 'everyone', 'everyone'],
  'account/security/new-address-page': ['/auth/new-address', 'everyone', 'everyone'],
  'account/auth/sign-out-route': ['/sign-out', '-', 'everyone'],
  'account/profile/profile-page': ['/profile', 'signed-in', 'signed-in'],
  'account/profile/avatar-route': ['/profile/avatar', 'signed-in', 'signed-in'],
  'account/profile/addresses-page': ['/profile/addresses', 'signed-in', 'owner'],
  'address-new': ['/profile/addresses/new', 'signed-in', 'signed-in'],
  'account/profile/address-page': ['/profile/addresses/{address}', 'owner', 'owner'],
  'account/profile/feet-page': ['/profile/feet', 'signed-in', 'owner'],
  'skater-new': ['/profile/feet/new', 'signed-in', 'signed-in'],
  'account/profile/skater-page': ['/profile/feet/{skater}', 'owner', 'owner'],
  'account/mail/mail-page': ['/profile/mail', 'signed-in', 'signed-in'],
  'account/security/security-page': ['/profile/security', 'signed-in', 'signed-in'],
  'account/profile/privacy-page': ['/profile/privacy', 'signed-in', 'signed-in'],
  'account/profile/export-route': ['/profile/export', 'signed-in'],
  'account/profile/erase-page': ['/profile/erase', 'signed-in', 'signed-in'],
  'account/profile/erased-page': ['/profile/erased', 'everyone'],
  'account/orders/my-orders-page': ['/my-orders', 'signed-in'],
  'account/orders/order-page': ['/orders/{order}', 'owner'],
  'account/orders/again-route': ['/orders/{order}/again', 'everyone', 'owner'],
  'account/reviews/review-page': ['/product/luot-aria-75/review', 'signed-in', 'signed-in'],
  'account/reviews/picture-route': ['/product/luot-aria-75/review/picture', 'signed-in', 'signed-in'],
  'account/reviews/answer-page': ['/product/luot-aria-75/answer/{question}', 'signed-in', 'signed-in'],
  'account/notifications/notifications-page': ['/notifications', 'signed-in', 'owner'],
  'account/mail/send-order-mail-route': ['/api/send-notification-email', '-', 'owner'],
  'account/mail/unsubscribe-page': ['/unsubscribe?{unsubscription}', 'everyone', 'everyone'],
  'redirect:admin-login': ['/admin-login', 'everyone'],
  'redirect:login': ['/login', 'everyone'],
  'redirect:register': ['/register', 'everyone'],
  'redirect:orders': ['/orders', 'everyone'],
  'redirect:auth/login': ['/auth/login', 'everyone'],
  'redirect:auth/register': ['/auth/register', 'everyone'],

  'storefront/moderation/moderation-page': ['/moderation', 'moderator', 'moderator'],
  'storefront/moderation/product-queue-route': ['/moderation/of/{product}', 'moderator'],

  'admin/dashboard/dashboard-page': ['/admin', 'admin'],
  'admin/orders/orders-page': ['/admin/orders', 'admin'],
  'admin/orders/order-desk-page': ['/admin/orders/{order}', 'admin', 'admin'],
  'admin/inventory/inventory-page': ['/admin/inventory', 'admin'],
  'admin/inventory/variant-page': ['/admin/inventory/{variant}', 'admin', 'admin'],
  'admin/not-found-page': ['/admin/no-such-screen', 'admin'],

  'chrome/language-route': ['/language', '-', 'everyone'],
  'chrome/me-route': ['/api/me', 'everyone'],
  'chrome/menu-route': ['/api/menu', 'everyone'],
  'chrome/cart-route': ['/api/cart', 'signed-in', 'everyone'],
  'chrome/wishlist-route': ['/api/wishlist', 'signed-in', 'signed-in'],
  'chrome/notifications-route': ['/api/notifications', 'signed-in', 'signed-in'],
  'chrome/consent-route': ['/api/consent', 'everyone', 'everyone'],
  'chrome/errors-route': ['/api/errors', '-', 'everyone'],
  'chrome/security-audit-route': ['/api/security-audit', '-', 'everyone'],
}
