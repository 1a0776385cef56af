import type { OrderState } from '#shop/orders/states.ts'

/** Intents of the forms on the order page. */
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
  'write-off',
] as const
export type OrderIntent = (typeof orderIntents)[number]

/** The intent that leads to a state; other states are reached by something else than this page. */
export const intentTo: Partial<Record<OrderState, OrderIntent>> = {
  confirmed: 'confirm',
  packed: 'pack',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}
