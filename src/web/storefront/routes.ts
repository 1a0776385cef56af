import { index, layout, route } from '@react-router/dev/routes'

/** The shopper's screens, inside the storefront's layout. Files are named from src/web/, so that a route's id says nothing of the machine that built it. */
export const storefront = [
  index('storefront/home/home-page.tsx'),
  route('shop', 'storefront/listing/shop-page.tsx'),
  route('shop/category/:category', 'storefront/listing/category-page.tsx'),
  route('shop/brand/:brand', 'storefront/listing/brand-page.tsx'),
  route('shop/accessories/:type?', 'storefront/listing/accessories-page.tsx'),
  route('search', 'storefront/search/search-page.tsx'),
  route('api/suggest', 'storefront/search/suggest-route.ts'),
  route('product/:slug', 'storefront/product/product-page.tsx'),
  route('product/:slug/delivery', 'storefront/product/delivery-page.tsx'),
  route('product/:slug/watch', 'storefront/product/watch-page.tsx'),
  route('unwatch', 'storefront/product/unwatch-page.tsx'),
  route('api/product-delivery/:slug', 'storefront/product/delivery-quote-route.ts'),
  route('api/watch', 'storefront/product/watch-route.ts'),
  route('product/:slug/reviews', 'storefront/product/reviews/reviews-page.tsx'),
  route('product/:slug/questions', 'storefront/product/reviews/questions-page.tsx'),
  route('product/:slug/ask', 'storefront/product/reviews/ask-page.tsx'),
  route('product/:slug/advice', 'storefront/advice/advice-page.tsx'),
  route('api/skaters', 'storefront/advice/skaters-route.ts'),
  route('compare', 'storefront/compare/compare-page.tsx'),
  route('api/pick/:productId', 'storefront/wishlist/pick-route.ts'),
  route('wishlist/share', 'storefront/wishlist/share-route.ts'),
  route('wishlist/shared/:code', 'storefront/wishlist/shared-page.tsx'),
  route('api/stock/:productId', 'storefront/product/stock-route.ts'),
  route('cart', 'storefront/cart/cart-page.tsx'),
  route('checkout', 'storefront/checkout/checkout-page.tsx'),
  route('wishlist', 'storefront/wishlist/wishlist-page.tsx'),
  route('order-success', 'storefront/order-success/order-success-page.tsx'),
  route('api/delivery', 'storefront/checkout/delivery-route.ts'),
  route('api/wards/:province', 'storefront/checkout/wards-route.ts'),
  ...['terms', 'privacy', 'cookies'].map((key) =>
    route(key, 'storefront/content/page-page.tsx', { id: `page-${key}` }),
  ),
  route('*', 'storefront/not-found-page.tsx'),
]

/** PRODUCT 2: for those who moderate; a frame of its own, one address for both languages. */
export const moderation = layout('storefront/moderation/moderation-layout.tsx', [
  route('moderation', 'storefront/moderation/moderation-page.tsx'),
  route('moderation/of/:productId', 'storefront/moderation/product-queue-route.ts'),
])
