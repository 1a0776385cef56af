import { useGateways } from '#shop/payments/gateways.ts'
import { payments } from './payments.ts'

/** Tells the shop how to speak to its providers: once, at the start of the process. */
export function useAllGateways() {
  useGateways(payments.map(({ gateway }) => gateway))
}
