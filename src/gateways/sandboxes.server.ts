import { env } from '#platform/env.server.ts'
import { isPaymentProvider } from '#shop/payments/registered-gateways.ts'
import { isCarrier } from '#providers/carriers.ts'
import { isSignInName } from '#providers/sign-in.ts'
import { carrierGateways } from './carriers.ts'
import { paymentGateways } from './payments.ts'
import { signInGateways } from './sign-in.ts'

let sandboxes: typeof import('#sandbox/sandboxes.ts') | undefined

/** In demo mode only: a live shop never loads them. */
export async function openSandboxes() {
  if (env.SHOP_MODE !== 'demo') return
  const loaded = await import('#sandbox/sandboxes.ts')
  loaded.registerSandboxes({
    payments: await Promise.all(paymentGateways.map(async ({ sandbox }) => (await sandbox()).sandbox)),
    carriers: await Promise.all(carrierGateways.map(async ({ sandbox }) => (await sandbox()).sandbox)),
    signIn: await Promise.all(signInGateways.map(async ({ sandbox }) => (await sandbox()).sandbox)),
  })
  sandboxes = loaded
}

/** Whether this provider has a sandbox at /sandbox/<provider>/… */
export const isPlayable = (provider: string) =>
  isPaymentProvider(provider) || isCarrier(provider) || isSignInName(provider) || provider === 'pwned-passwords'

export const findSandboxes = () => sandboxes

/** For pages that a live shop does not have. */
export function sandboxesHere() {
  if (!sandboxes) throw new Response('not found', { status: 404 })
  return sandboxes
}
