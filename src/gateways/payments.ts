import { momoGateway } from '#shop/payments/momo/momo.ts'
import { payosGateway } from '#shop/payments/payos/payos.ts'
import { sepayGateway } from '#shop/payments/sepay/sepay.ts'
import { stripeGateway } from '#shop/payments/stripe/stripe.ts'
import { vnpayGateway } from '#shop/payments/vnpay/vnpay.ts'
import { zalopayGateway } from '#shop/payments/zalopay/zalopay.ts'

/** Providers of payment, each with its sandbox, which is loaded in demo mode only. */
export const paymentGateways = [
  { gateway: vnpayGateway, sandbox: () => import('#sandbox/vnpay/sandbox.ts') },
  { gateway: momoGateway, sandbox: () => import('#sandbox/momo/sandbox.ts') },
  { gateway: zalopayGateway, sandbox: () => import('#sandbox/zalopay/sandbox.ts') },
  { gateway: stripeGateway, sandbox: () => import('#sandbox/stripe/sandbox.ts') },
  { gateway: sepayGateway, sandbox: () => import('#sandbox/sepay/sandbox.ts') },
  { gateway: payosGateway, sandbox: () => import('#sandbox/payos/sandbox.ts') },
] as const
