import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Provider } from './provider.ts'
import { cod } from './providers/cod.ts'

const providers: Record<PaymentMethod, Provider> = { cod }

export const providerOf = (method: PaymentMethod) => providers[method]
