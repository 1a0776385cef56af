import { useGateways } from '#shop/payments/gateways.ts'
import { useCarriers } from '#shop/shipping/carriers.ts'
import { carriers } from './carriers.ts'
import { payments } from './payments.ts'

/** Tells the shop how to speak to its providers: once, at the start of the process. */
export function useAllGateways() {
  useGateways(payments.map(({ gateway }) => gateway))
  useCarriers(carriers.map(({ gateway }) => gateway))
}
