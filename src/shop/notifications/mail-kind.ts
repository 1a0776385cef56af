export const mailKinds = ['order-placed', 'order-shipped', 'order-delivered'] as const
export type MailKind = (typeof mailKinds)[number]
