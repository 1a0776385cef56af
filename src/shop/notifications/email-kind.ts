/** Emails about an order: each step that its buyer would ask about. */
export const orderEmailKinds = [
  'order-placed',
  'payment-received',
  'payment-part-received',
  'payment-failed',
  'payment-expired',
  'order-confirmed',
  'order-edited',
  'e-invoice',
  'work-ready',
  'work-resumed',
  'order-shipped',
  'delivery-failed',
  'order-delivered',
  'order-cancelled',
  'order-remainder-cancelled',
  'order-refunded',
  'return-requested',
  'return-approved',
  'return-declined',
  'return-received',
  'return-closed',
  'return-ended',
] as const
export type OrderEmailKind = (typeof orderEmailKinds)[number]

/** Emails about an account. They are obligatory, so nobody can turn them off. */
const accountEmailKinds = [
  'confirm-address',
  'already-registered',
  'reset-password',
  'password-changed',
  'confirm-new-address',
  'address-change-requested',
  'address-changed',
  'two-factor-changed',
  'question-answered',
  'staff-invite',
  'inquiry-received',
  'inquiry-answered',
  'orders-held',
] as const
export type AccountEmailKind = (typeof accountEmailKinds)[number]

/** Emails that somebody asked for on a product page. */
const stockEmailKinds = ['back-in-stock'] as const

/** Emails of the tools: a reminder to sharpen, which its reader confirmed, and one question about how a boot fits. */
const toolEmailKinds = ['reminder-confirm', 'reminder-due', 'fit-question'] as const
export type ToolEmailKind = (typeof toolEmailKinds)[number]

/** Advertising, sent to customers who agreed to it. */
const promotionEmailKinds = ['promotion'] as const

export const emailKinds = [
  ...orderEmailKinds,
  ...accountEmailKinds,
  ...stockEmailKinds,
  ...toolEmailKinds,
  ...promotionEmailKinds,
] as const
export type EmailKind = (typeof emailKinds)[number]

export const isEmailKind = (value: unknown): value is EmailKind => emailKinds.includes(value as EmailKind)
export const isOrderEmail = (kind: EmailKind): kind is OrderEmailKind => orderEmailKinds.some((one) => one === kind)
export const isAccountEmail = (kind: EmailKind): kind is AccountEmailKind =>
  accountEmailKinds.some((one) => one === kind)
export const isToolEmail = (kind: EmailKind): kind is ToolEmailKind => toolEmailKinds.some((one) => one === kind)
