import { useGateways } from '#shop/payments/registered-gateways.ts'
import { useSignInGateways } from '#shop/identity/sign-in/social.ts'
import { useCarriers } from '#shop/shipping/carriers.ts'
import { carrierGateways } from './carriers.ts'
import { paymentGateways } from './payments.ts'
import { signInGateways } from './sign-in.ts'

/** Registers the gateways of all providers: once, at the start of the process. */
export function useAllGateways() {
  useGateways(paymentGateways.map(({ gateway }) => gateway))
  useCarriers(carrierGateways.map(({ gateway }) => gateway))
  useSignInGateways(signInGateways.map(({ gateway }) => gateway))
}
