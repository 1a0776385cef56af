import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { bankAccountOf } from './bank-account.ts'
import { findProvider } from './providers.ts'

/** Ways to pay that a buyer may choose: configured, and not switched off by the merchant. A transfer needs an account to go to. */
export const offeredMethods = (settings: Pick<ShopSettings, 'methodsOff' | 'bankAccount'>): PaymentMethod[] =>
  paymentMethods.filter(
    (method) =>
      findProvider(method) &&
      !settings.methodsOff.includes(method) &&
      (method !== 'bank_transfer' || bankAccountOf(settings)),
  )
