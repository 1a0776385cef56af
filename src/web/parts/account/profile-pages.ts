import { m } from '#words/messages.js'

/** The ways around the account, in their order. A page that joins adds its line here and its route in ../routes.ts. */
export const profilePages = () => [
  { to: '/profile', label: m.profile_title(), icon: 'person' as const, end: true },
  { to: '/my-orders', label: m.profile_orders(), icon: 'orders' as const },
  { to: '/notifications', label: m.notification_list_title(), icon: 'notifications' as const },
  { to: '/profile/addresses', label: m.profile_addresses(), icon: 'addresses' as const },
  { to: '/profile/feet', label: m.profile_feet(), icon: 'feet' as const },
  { to: '/profile/security', label: m.security_title(), icon: 'security' as const },
  { to: '/profile/mail', label: m.profile_mail(), icon: 'mail' as const },
  { to: '/profile/privacy', label: m.profile_privacy(), icon: 'privacy' as const },
]
