import { payPageManifests } from '#providers/payments.ts'
import { m } from '#words/messages.js'

/** The name of a provider for customers; for services that watch the bank account it is “bank transfer”. */
export const providerDisplayName = (provider: string) =>
  payPageManifests.find(({ id }) => id === provider)?.name ?? m.payment_name_bank()
