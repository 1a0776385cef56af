import { layout, route } from '@react-router/dev/routes'

/** Stand inside the storefront's layout. */
export const account = [
  route('auth', 'account/auth/auth-page.tsx'),
  route('auth/signup', 'account/auth/auth-page.tsx', { id: 'sign-up' }),
  route('auth/two-factor', 'account/auth/two-factor-page.tsx'),
  route('auth/new-address', 'account/security/new-address-page.tsx'),
  layout('account/security/security-frame.tsx', [route('profile/security', 'account/security/security-page.tsx')]),
  route('my-orders', 'account/orders/my-orders-page.tsx'),
  route('orders/:id', 'account/orders/order-page.tsx'),
]

const moved = ['admin-login', 'login', 'register', 'orders', 'auth/login', 'auth/register']

export const doors = [
  route('sign-out', 'account/auth/sign-out-route.ts'),
  ...moved.map((path) => route(path, 'account/redirects.ts', { id: `redirect:${path}` })),
]
