import type { OrderState } from '#shop/orders/states.ts'

/** What staff can do with an order, as the forms of its desk say it. */
export const orderIntents = [
  'confirm',
  'allow-unpaid',
  'pack',
  'ship',
  'deliver',
  'cancel',
  'settle',
  'note',
  'resend',
  'price-refund',
  'refund',
  'paid-out',
  'e-invoice',
  'end-rest',
  'collect-later',
  'let-go',
] as const
export type OrderIntent = (typeof orderIntents)[number]

/** The form that leads to a state; where none does, something other than a person at the desk moves the order. */
export const intentTo: Partial<Record<OrderState, OrderIntent>> = {
  confirmed: 'confirm',
  packed: 'pack',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}
