export const orderMailKinds = ['order-placed', 'order-shipped', 'order-delivered'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** Letters about an account. They are owed: nobody can turn them off. */
export const accountMailKinds = [
  'confirm-address',
  'already-registered',
  'reset-password',
  'password-changed',
  'confirm-new-address',
  'address-changed',
  'two-factor-changed',
  'question-answered',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/** Letters that somebody asked for on a product page. */
export const stockMailKinds = ['back-in-stock'] as const

export const mailKinds = [...orderMailKinds, ...accountMailKinds, ...stockMailKinds] as const
export type MailKind = (typeof mailKinds)[number]

export const isAccountMail = (kind: MailKind): kind is AccountMailKind => accountMailKinds.some((one) => one === kind)
