import { returnMoves } from '#shop/returns/states.ts'

/** What the desk does with money and goods, by the question that is asked about it later: who gave refunds, who corrected the stock. */
export const auditKinds = {
  receipt: ['payment.recorded', 'payment.matched'],
  sale: ['order.sold'],
  discount: ['order.discounted'],
  refund: ['refund.asked', 'refund.paid-out', 'refund.dropped', 'payment.sent-back'],
  cancellation: ['order.cancelled', 'order.rest-ended', 'order.reopened'],
  return: returnMoves.states.map((state) => `return.${state}`),
  stock: ['stock.adjusted', 'stock.written-off', 'stocktake.closed'],
  cod: ['cod.settled', 'statement.explained'],
  debt: ['order.let-go', 'order.unpaid-allowed'],
  edit: ['order.edited'],
} as const satisfies Record<string, readonly string[]>
export type AuditKind = keyof typeof auditKinds | 'money'

/** `money`: all of them. */
export const auditKindNames = ['money', ...Object.keys(auditKinds)] as AuditKind[]

export const verbsOf = (kind: AuditKind): readonly string[] =>
  kind === 'money' ? Object.values(auditKinds).flat() : auditKinds[kind]
