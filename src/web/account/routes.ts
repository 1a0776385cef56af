import { route } from '@react-router/dev/routes'

/** Stand inside the storefront's layout. */
export const account = [
  route('auth', 'account/auth/auth-page.tsx'),
  route('auth/signup', 'account/auth/auth-page.tsx', { id: 'sign-up' }),
  route('my-orders', 'account/orders/my-orders-page.tsx'),
  route('orders/:id', 'account/orders/order-page.tsx'),
  route('notifications', 'account/notifications/notifications-page.tsx'),
  route('profile/mail', 'account/mail/mail-page.tsx'),
  route('unsubscribe', 'account/mail/unsubscribe-page.tsx'),
]

const moved = ['admin-login', 'login', 'register', 'orders', 'auth/login', 'auth/register']

export const doors = [
  route('sign-out', 'account/auth/sign-out-route.ts'),
  route('api/send-notification-email', 'account/mail/send-order-mail-route.ts'),
  ...moved.map((path) => route(path, 'account/redirects.ts', { id: `redirect:${path}` })),
]
