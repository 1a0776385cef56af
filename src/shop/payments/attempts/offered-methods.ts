import { checkoutMethods, type CheckoutMethod, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { fingerprintOf, isProviderUnreachable, areKeysVerified } from '#shop/settings/key-proof.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { bankAccountOf } from '../bank-account.ts'
import { isPayPage, isSandboxed, findProvider } from '../registered-gateways.ts'

/** A provider is offered only once it has accepted these keys. A sandbox replaces the provider; cash and transfers need no keys. */
export const isReady = (method: PaymentMethod) =>
  findProvider(method) !== undefined && (!isPayPage(method) || isSandboxed(method) || areKeysVerified(method))

/** A fingerprint of the keys of an attempt: it tells keys apart without revealing them. */
export const methodKeysFingerprint = (method: PaymentMethod) =>
  !isPayPage(method) ? '' : isSandboxed(method) ? 'sandbox' : fingerprintOf(method)

/** The provider's keys are good but it cannot be reached now: it may be back for the next customer, so it is listed last. */
export const isMethodUnreachable = (method: PaymentMethod) =>
  isPayPage(method) && !isSandboxed(method) && isProviderUnreachable(method)

/**
 * Payment methods that a buyer may choose: configured, verified, and not switched off by the merchant; those whose provider is unreachable come last. A
 * transfer needs a bank account.
 */
export function offeredMethods(settings: Pick<ShopSettings, 'methodsOff' | 'bankAccount'>): CheckoutMethod[] {
  const offered = checkoutMethods.filter(
    (method) =>
      isReady(method) &&
      !settings.methodsOff.includes(method) &&
      (method !== 'bank_transfer' || bankAccountOf(settings)),
  )
  return [...offered.filter((method) => !isMethodUnreachable(method)), ...offered.filter(isMethodUnreachable)]
}
