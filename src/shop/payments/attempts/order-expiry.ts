import type { Order } from '#shop/orders/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { heldMoneyOf } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'

const hour = 3_600_000

/** When an order is cancelled automatically unless it is paid, or unless the shop confirms it. */
export type OrderExpiry = { without: 'payment' | 'confirmation'; at: Date }

type Expiring = {
  order: Pick<Order, 'state'> & Partial<Pick<Order, 'channel' | 'placedAt'>>
  payment: Pick<Payment, 'method' | 'state' | 'received' | 'refunded' | 'dueAt'> | undefined
  settings: Pick<ShopSettings, 'confirmHours'>
  /** Unmatched money for this order, in đồng. */
  unmatched?: number
  /** The customer's own skates are in the workshop. */
  hasSkates?: boolean
}

/**
 * Undefined if the order stays: staff alone cancel an order that is confirmed, that holds money, or whose skates are here (expire-unpaid-orders.ts,
 * expire-unconfirmed-orders.ts).
 */
export function orderExpiryOf({ order, payment, settings, unmatched, hasSkates }: Expiring): OrderExpiry | undefined {
  if (order.state !== 'placed' || !payment || unmatched || hasSkates) return
  const { method, state, received, dueAt } = payment
  if ((state === 'awaiting' || state === 'failed') && dueAt && heldMoneyOf({ ...payment, refundsPending: 0 }) === 0)
    return { without: 'payment', at: dueAt }
  const mayExpire = order.channel === 'web' && method === 'cod' && state === 'due' && received === 0
  if (mayExpire && order.placedAt && settings.confirmHours)
    return { without: 'confirmation', at: confirmUntil(order.placedAt, settings) }
}

const confirmUntil = (placedAt: Date, { confirmHours }: Pick<ShopSettings, 'confirmHours'>) =>
  new Date(placedAt.getTime() + confirmHours * hour)
