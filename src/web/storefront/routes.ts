import { index, route } from '@react-router/dev/routes'

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
