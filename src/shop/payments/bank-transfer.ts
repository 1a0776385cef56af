import type { Provider } from './provider.ts'

/** A transfer by VietQR: no server to call; the page shows code, account and memo, and a service that watches the account reports received money. */
export const bankTransfer: Provider = {
  method: 'bank_transfer',
  opens: 'awaiting',
  start: async () => ({ kind: 'transfer' }),
}
