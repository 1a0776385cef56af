import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { account, accountEndpoints, standalone } from './account/routes.ts'
import { admin } from './admin/routes.ts'
import { providerReturnPages, sandboxPages } from './hooks/routes.ts'
import { moderation, storefront } from './storefront/routes.ts'

/** All routes of the shop. Paths are without language: the English shop is the same table under `/en`. */
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
  route('language', 'shell/language/language-route.ts'),
  route('api/cart', 'shell/cart/cart-route.ts'),
  route('api/saved', 'shell/cart/saved-route.ts'),
  route('api/wishlist', 'shell/wishlist/wishlist-route.ts'),
  route('api/errors', 'shell/reports/errors-route.ts'),
  route('api/me', 'shell/session/me-route.ts'),
  route('api/menu', 'shell/nav/menu-route.ts'),
  route('api/security-audit', 'shell/reports/security-audit-route.ts'),
  route('api/consent', 'shell/consent/consent-route.ts'),
  route('api/notifications', 'shell/notifications/notifications-route.ts'),
] satisfies RouteConfig
