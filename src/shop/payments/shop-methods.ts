import { counterMethods } from '#shop/checkout/payment-method.ts'
import type { Provider } from './provider.ts'

/** A transfer by VietQR: no server to call; the page shows code, account and memo, and a service that watches the account reports received money. */
export const bankTransfer: Provider = {
  method: 'bank_transfer',
  opens: 'awaiting',
  start: async () => ({ kind: 'transfer' }),
}

/** Cash on delivery: nothing to start; the money is due when the goods arrive. */
export const cod: Provider = {
  method: 'cod',
  opens: 'due',
  start: async () => ({ kind: 'done' }),
}

/** Cash and the shop's own card terminal: nothing to start; what an order owes is due at the counter. */
export const counterProviders = counterMethods.map((method): Provider => ({
  method,
  opens: 'due',
  start: async () => ({ kind: 'done' }),
}))
