import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isPwnedSandbox } from '#shop/identity/passwords/pwned-passwords.ts'
import { isSocialSandbox } from '#shop/identity/sign-in/social.ts'
import { isCarrierSandboxed } from '#shop/shipping/carriers.ts'
import { isSandboxed } from '#shop/payments/registered-gateways.ts'
import { useCarrierSandboxes, type CarrierSandbox } from './carrier-sandbox.ts'
import { usePaymentSandboxes, type PaymentSandbox } from './payment-sandbox.ts'
import { pwnedPasswordsRoutes } from './pwned-passwords.ts'
import { useSignInSandboxes, type SignInSandbox } from './sign-in-sandbox.ts'

export { stepShipment, viewSandboxShipments } from './carrier-sandbox.ts'
export { viewBank, makeBankTransfer } from './bank.ts'
export { noticePlanOf } from './notice-choices.ts'
export { viewSandboxPayment } from './read-sandbox.ts'
export { handleSandboxForm } from './sandbox-action.ts'
export { answerSignIn, readSignIn } from './sign-in-sandbox.ts'
export { trialSandbox } from './trial-sandbox.ts'

/** The routes of the sandboxes for servers; a provider for which the merchant has keys has no sandbox. */
let routes = new Map<string, { isPlayed: () => boolean; app: Hono }>()

type All = {
  payments: readonly PaymentSandbox[]
  carriers: readonly CarrierSandbox[]
  signIn: readonly SignInSandbox[]
}

export function registerSandboxes({ payments, carriers, signIn }: All) {
  usePaymentSandboxes(payments)
  useCarrierSandboxes(carriers)
  useSignInSandboxes(signIn)
  routes = new Map([
    ...payments.flatMap(({ id, routes: own }) => (own ? [played(id, own, () => isSandboxed(id))] : [])),
    ...carriers.map(({ id, routes: own }) => played(id, own, () => isCarrierSandboxed(id))),
    ...signIn.map(({ id, routes: own }) => played(id, own, () => isSocialSandbox(id))),
    played('pwned-passwords', pwnedPasswordsRoutes, isPwnedSandbox),
  ])
}

const played = (id: string, own: Hono, isPlayed: () => boolean) => [id, { isPlayed, app: mounted(id, own) }] as const

function mounted(id: string, own: Hono) {
  const app = new Hono()
  app.use('*', bodyLimit({ maxSize: 64 * 1024 }))
  app.route(`/sandbox/${id}`, own)
  app.all('*', (c) => c.text('not found', 404))
  return app
}

export function answerAsProvider(id: string, request: Request) {
  const played = routes.get(id)
  return played?.isPlayed() ? played.app.fetch(request) : undefined
}
