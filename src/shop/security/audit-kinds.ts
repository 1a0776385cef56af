import { returnMoves } from '#shop/returns/states.ts'

/** Actions on money and goods, grouped by the questions asked later: who refunded, who corrected the stock. */
export const auditKinds = {
  receipt: ['payment.recorded', 'payment.matched'],
  sale: ['order.sold'],
  discount: ['order.discounted'],
  refund: ['refund.requested', 'refund.paid-out', 'refund.dropped', 'payment.sent-back'],
  cancellation: ['order.cancelled', 'order.remainder-cancelled', 'order.reopened'],
  return: returnMoves.states.map((state) => `return.${state}`),
  stock: ['stock.adjusted', 'stock.written-off', 'stocktake.closed'],
  goods: ['stock.received'],
  shipment: ['shipment.lost', 'shipment.checked', 'shipment.part-delivered'],
  way: ['payment.method-changed'],
  cod: ['cod.settled', 'statement.explained'],
  debt: ['order.debt-written-off', 'order.unpaid-allowed'],
  edit: ['order.edited'],
} as const satisfies Record<string, readonly string[]>
/** Actions on a customer's account move no money. */
const others = { customer: ['user.merged', 'user.erased', 'guest.erased'] } as const
export type AuditKind = keyof typeof auditKinds | keyof typeof others | 'money'

/** `money`: all that moves money or goods. */
export const auditKindNames = ['money', ...Object.keys({ ...auditKinds, ...others })] as AuditKind[]

export const verbsOf = (kind: AuditKind): readonly string[] =>
  kind === 'money' ? Object.values(auditKinds).flat() : { ...auditKinds, ...others }[kind]
