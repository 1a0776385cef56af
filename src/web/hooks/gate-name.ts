import { gatewayManifests } from '#providers/payments.ts'
import { m } from '#words/messages.js'

/** How people know a provider; of who watches the account they know the bank. */
export const providerDisplayName = (gate: string) =>
  gatewayManifests.find(({ id }) => id === gate)?.name ?? m.payment_name_bank()
