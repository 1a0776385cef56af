import { layout, route } from '@react-router/dev/routes'

/** Routes inside the storefront's layout. */
export const account = [
  route('auth', 'account/auth/auth-page.tsx'),
  route('auth/signup', 'account/auth/auth-page.tsx', { id: 'sign-up' }),
  route('auth/confirm', 'account/auth/sign-up/confirm-page.tsx'),
  route('auth/social', 'account/auth/social/social-page.tsx'),
  route('sandbox/:provider', 'account/auth/social/sandbox-page.tsx'),
  route('auth/two-factor', 'account/auth/sign-in/two-factor-page.tsx'),
  route('auth/invite', 'account/auth/invite-page.tsx'),
  route('auth/new-address', 'account/security/new-address-page.tsx'),
  layout('parts/account/profile-layout.tsx', [
    route('profile', 'account/profile/profile-page.tsx'),
    route('profile/avatar', 'account/profile/avatar-route.ts'),
    route('profile/addresses', 'account/profile/addresses-page.tsx'),
    route('profile/addresses/new', 'account/profile/address-page.tsx', { id: 'address-new' }),
    route('profile/addresses/:id', 'account/profile/address-page.tsx'),
    route('profile/feet', 'account/profile/feet-page.tsx'),
    route('profile/feet/new', 'account/profile/skater-page.tsx', { id: 'skater-new' }),
    route('profile/feet/:id', 'account/profile/skater-page.tsx'),
    route('profile/mail', 'account/emails/emails-page.tsx'),
    route('profile/security', 'account/security/security-page.tsx'),
    route('profile/privacy', 'account/profile/privacy-page.tsx'),
    route('profile/export', 'account/profile/export-route.ts'),
    route('profile/erase', 'account/profile/erase-page.tsx'),
    route('my-orders', 'account/orders/my-orders-page.tsx'),
    route('notifications', 'account/notifications/notifications-page.tsx'),
  ]),
  route('profile/erased', 'account/profile/erased-page.tsx'),
  route('product/:slug/review', 'account/reviews/review-page.tsx'),
  route('product/:slug/review/picture', 'account/reviews/picture-route.ts'),
  route('product/:slug/answer/:question', 'account/reviews/answer-page.tsx'),
  route('orders/find', 'account/orders/find-order-page.tsx'),
  route('orders/:id', 'account/orders/order-page.tsx'),
  route('orders/:id/state', 'account/orders/order-state-route.ts'),
  route('orders/:id/cancellation', 'account/orders/cancel-page.tsx'),
  route('orders/:id/again', 'account/orders/again-route.ts'),
  route('orders/:id/return', 'account/returns/request-page.tsx'),
  route('orders/:id/returns/:returnId', 'account/returns/return-page.tsx'),
  route('orders/:id/returns/:returnId/picture', 'account/returns/picture-route.ts'),
  route('orders/:id/returns/:returnId/label', 'account/returns/label-route.ts'),
  route('orders/:id/invoice', 'account/orders/invoice-route.ts'),
  route('unsubscribe', 'account/emails/unsubscribe-page.tsx'),
]

/** Standalone pages without the shop's menus and footer. */
export const standalone = [route('admin-password-reset', 'account/auth/reset/admin-password-reset-page.tsx')]

const moved = ['admin-login', 'login', 'register', 'orders', 'auth/login', 'auth/register']

export const accountEndpoints = [
  route('api/auth/callback/:provider', 'account/auth/social/callback-route.ts'),
  route('sign-out', 'account/auth/sign-in/sign-out-route.ts'),
  route('api/send-notification-email', 'account/emails/send-order-email-route.ts'),
  ...moved.map((path) => route(path, 'account/redirects.ts', { id: `redirect:${path}` })),
]
