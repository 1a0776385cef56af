import type { Provider } from './provider.ts'

/** A transfer by VietQR: nothing to ask anybody for; the page shows code, account and memo, and a service that watches the account tells when money came. */
export const bankTransfer: Provider = {
  method: 'bank_transfer',
  opens: 'awaiting',
  start: async () => ({ kind: 'transfer' }),
}
