const row = '00000000-0000-4000-8000-000000000000'

export type TypingRoute = [
  path: string,
  form: string,
  field: string,
  who?: 'customer' | 'admin',
  more?: Record<string, string>,
]
/** All routes where a person types: the form's name in reports, and one field of it. */
export const typingRoutes: TypingRoute[] = [
  ['/auth', 'auth', 'email', undefined, { intent: 'sign-in', password: 'x' }],
  ['/auth', 'auth', 'password', undefined, { intent: 'sign-in', email: 'a@example.com' }],
  ['/en/auth/signup', 'auth/signup', 'name', undefined, { intent: 'sign-up' }],
  ['/auth?tab=reset-password', 'auth', 'email', undefined, { intent: 'ask-reset' }],
  ['/auth?tab=reset-password', 'auth', 'again', undefined, { intent: 'set-password' }],
  ['/admin-password-reset', 'admin-password-reset', 'email'],
  ['/auth/two-factor', 'auth/two-factor', 'code'],
  ['/auth/new-address', 'auth/new-address', 'key'],
  ['/checkout', 'checkout', 'note'],
  ['/cart', 'cart', 'line'],
  ['/profile', 'profile', 'name', 'customer'],
  ['/profile.data', 'profile', 'name', 'customer'],
  ['/profile/addresses/new', 'profile/addresses/new', 'street', 'customer'],
  [`/profile/addresses/${row}`, 'profile/addresses/:id', 'street', 'customer'],
  ['/profile/feet/new', 'profile/feet/new', 'nickname', 'customer'],
  [`/profile/feet/${row}`, 'profile/feet/:id', 'nickname', 'customer'],
  ['/profile/security', 'profile/security', 'email', 'customer', { intent: 'address' }],
  ['/profile/security', 'profile/security', 'wanted', 'customer', { intent: 'password' }],
  ['/profile/erase', 'profile/erase', 'password', 'customer'],
  ['/notifications', 'notifications', 'id', 'customer'],
  [`/admin/orders/${row}`, 'admin/orders/:id', 'carrier', 'admin', { intent: 'ship' }],
  [`/admin/inventory/${row}`, 'admin/inventory/:variantId', 'note', 'admin', { intent: 'receive' }],
]
