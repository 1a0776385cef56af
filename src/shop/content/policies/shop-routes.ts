import { pageKeys } from './page-keys.ts'

/** Public pages to which a menu link of the merchant may lead without a label of its own; some exist only once they are written. */
export const shopRoutes = [
  '/',
  '/shop',
  '/shop/accessories',
  '/guides',
  '/blog',
  '/set-builder',
  '/bundles',
  '/compare',
  '/tools',
  '/tools/blades',
  '/tools/stiffness',
  '/tools/sharpening',
  '/tools/growth',
  '/cart',
  '/wishlist',
  '/my-orders',
  '/orders/find',
  '/profile',
  '/notifications',
  '/search',
  ...pageKeys.map((key) => `/${key}`),
]
