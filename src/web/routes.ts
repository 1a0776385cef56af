import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { account, accountEndpoints, standalone } from './account/routes.ts'
import { admin } from './admin/routes.ts'
import { providerReturnPages, sandboxPages } from './hooks/routes.ts'
import { moderation, storefront } from './storefront/routes.ts'

/** Every door of the shop. Paths are without language: the English shop is the same table under `/en`. */
export default [
  layout('storefront/storefront-layout.tsx', [
    layout('storefront/page-boundary.tsx', [...storefront, ...account, ...providerReturnPages]),
  ]),
  layout('account/auth/standalone-layout.tsx', [
    layout('storefront/page-boundary.tsx', { id: 'standalone-boundary' }, [...standalone, ...sandboxPages]),
  ]),
  ...accountEndpoints,
  ...admin,
  moderation,
  route('language', 'chrome/language-route.ts'),
  route('api/cart', 'chrome/cart-route.ts'),
  route('api/saved', 'chrome/saved-route.ts'),
  route('api/wishlist', 'chrome/wishlist-route.ts'),
  route('api/errors', 'chrome/errors-route.ts'),
  route('api/me', 'chrome/me-route.ts'),
  route('api/menu', 'chrome/menu-route.ts'),
  route('api/security-audit', 'chrome/security-audit-route.ts'),
  route('api/consent', 'chrome/consent-route.ts'),
  route('api/notifications', 'chrome/notifications-route.ts'),
] satisfies RouteConfig
