import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { fingerprintOf, isProviderUnreachable, areKeysVerified } from '#shop/settings/key-proof.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { bankAccountOf } from '../bank-account.ts'
import { isGateway, isSandboxed, findProvider } from '../gateways.ts'

/** A provider is offered only once it has accepted these keys. A sandbox replaces the provider; cash and transfers need no keys. */
export const isReady = (method: PaymentMethod) =>
  findProvider(method) !== undefined && (!isGateway(method) || isSandboxed(method) || areKeysVerified(method))

/** Under which keys a try is begun: told apart, not told. */
export const methodKeysFingerprint = (method: PaymentMethod) =>
  !isGateway(method) ? '' : isSandboxed(method) ? 'stand-in' : fingerprintOf(method)

/** Its provider let us in and cannot be reached now: it may be back with the next customer, but is nobody's first choice. */
export const isMethodUnreachable = (method: PaymentMethod) =>
  isGateway(method) && !isSandboxed(method) && isProviderUnreachable(method)

/**
 * Ways to pay that a buyer may choose: configured, proven, and not switched off by the merchant; those whose provider is away come last.
 * A transfer needs an account to go to.
 */
export function offeredMethods(settings: Pick<ShopSettings, 'methodsOff' | 'bankAccount'>): PaymentMethod[] {
  const offered = paymentMethods.filter(
    (method) =>
      isReady(method) &&
      !settings.methodsOff.includes(method) &&
      (method !== 'bank_transfer' || bankAccountOf(settings)),
  )
  return [...offered.filter((method) => !isMethodUnreachable(method)), ...offered.filter(isMethodUnreachable)]
}
