import { pageKeys } from './page-keys.ts'

/** Pages of the shop that are always there, or once they are written: what a link of the merchant may lead to without a name. */
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
