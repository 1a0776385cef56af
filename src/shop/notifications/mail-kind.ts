/** Letters about an order: each step that its buyer would ask after. */
export const orderMailKinds = [
  'order-placed',
  'payment-received',
  'payment-part-received',
  'payment-failed',
  'payment-expired',
  'order-confirmed',
  'order-edited',
  'e-invoice',
  'work-ready',
  'order-shipped',
  'delivery-failed',
  'order-delivered',
  'order-cancelled',
  'order-rest-ended',
  'order-refunded',
  'return-asked',
  'return-approved',
  'return-declined',
  'return-received',
  'return-closed',
] as const
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
  'staff-invite',
  'inquiry-received',
  'inquiry-answered',
  'orders-held',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/** Letters that somebody asked for on a product page. */
export const stockMailKinds = ['back-in-stock'] as const

/** Letters of the tools: a reminder to sharpen, which its reader asked for twice, and one question about how a boot fits. */
export const toolMailKinds = ['reminder-confirm', 'reminder-due', 'fit-question'] as const
export type ToolMailKind = (typeof toolMailKinds)[number]

/** Advertising, to those who agreed to it. */
export const promotionMailKinds = ['promotion'] as const

export const mailKinds = [
  ...orderMailKinds,
  ...accountMailKinds,
  ...stockMailKinds,
  ...toolMailKinds,
  ...promotionMailKinds,
] as const
export type MailKind = (typeof mailKinds)[number]

export const isMailKind = (value: unknown): value is MailKind => mailKinds.includes(value as MailKind)
export const isOrderMail = (kind: MailKind): kind is OrderMailKind => orderMailKinds.some((one) => one === kind)
export const isAccountMail = (kind: MailKind): kind is AccountMailKind => accountMailKinds.some((one) => one === kind)
export const isToolMail = (kind: MailKind): kind is ToolMailKind => toolMailKinds.some((one) => one === kind)
