import { gatewayManifests } from '#providers/payments.ts'
import { m } from '#words/messages.js'

/** How people know a provider; of who watches the account they know the bank. */
export const providerDisplayName = (provider: string) =>
  gatewayManifests.find(({ id }) => id === provider)?.name ?? m.payment_name_bank()
