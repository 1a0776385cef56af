import { counterMethods } from '#shop/checkout/payment-method.ts'
import type { Provider } from './provider.ts'

/** Cash and the shop's own card terminal: nothing to start; what an order owes is due at the counter. */
export const counterProviders = counterMethods.map((method): Provider => ({
  method,
  opens: 'due',
  start: async () => ({ kind: 'done' }),
}))
