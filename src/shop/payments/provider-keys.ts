import { env } from '#platform/env.server.ts'
import { sign } from '#platform/secret.server.ts'

/** Everybody who sends us notices: the gateways, and the services that watch the bank account. */
export const gates = ['vnpay', 'momo', 'zalopay', 'stripe', 'sepay', 'payos'] as const
export type Gate = (typeof gates)[number]
/** Those that a buyer pays by, each at a page of its own. */
export const gateways = ['vnpay', 'momo', 'zalopay', 'stripe'] as const
export const isGateway = (name: string): name is (typeof gateways)[number] =>
  gateways.some((gateway) => gateway === name)
export const isGate = (name: string | undefined): name is Gate => gates.some((gate) => gate === name)

export type VnpayKeys = { tmnCode: string; secret: string; payUrl: string; apiUrl: string }
export type MomoKeys = { partnerCode: string; accessKey: string; secretKey: string; url: string }
export type ZalopayKeys = { appId: number; key1: string; key2: string; url: string }
export type StripeKeys = { secretKey: string; webhookSecret: string; url: string }
/** SePay sends one of them along: a key, or a signature over time and body. */
export type SepayKeys = { apiKey?: string; webhookSecret?: string }
export type PayosKeys = { checksumKey: string }
export type GateKeys = {
  vnpay: VnpayKeys
  momo: MomoKeys
  zalopay: ZalopayKeys
  stripe: StripeKeys
  sepay: SepayKeys
  payos: PayosKeys
}

/** In demo mode, where no keys are given, a stand-in on this very server speaks the provider's protocol; a live shop knows none. */
export const isStandInGate = (gate: Gate) => env.SHOP_MODE === 'demo' && !ownKeys(gate)

/** Keys of a provider: the merchant's own, else those of its stand-in; nothing where the way to pay is not there. */
export const keysOfGate = <G extends Gate>(gate: G): GateKeys[G] | undefined =>
  ownKeys(gate) ?? (isStandInGate(gate) ? (standInKeys[gate]() as GateKeys[G]) : undefined)

const ownKeys = <G extends Gate>(gate: G) => own[gate]() as GateKeys[G] | undefined

const own: { [G in Gate]: () => GateKeys[G] | undefined } = {
  vnpay() {
    const { VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: secret, VNPAY_PAY_URL: payUrl, VNPAY_API_URL: apiUrl } = env
    return tmnCode && secret ? { tmnCode, secret, payUrl, apiUrl } : undefined
  },
  momo() {
    const { MOMO_PARTNER_CODE: partnerCode, MOMO_ACCESS_KEY: accessKey, MOMO_SECRET_KEY: secretKey } = env
    return partnerCode && accessKey && secretKey ? { partnerCode, accessKey, secretKey, url: env.MOMO_URL } : undefined
  },
  zalopay() {
    const { ZALOPAY_APP_ID: appId, ZALOPAY_KEY1: key1, ZALOPAY_KEY2: key2 } = env
    return appId && key1 && key2 ? { appId, key1, key2, url: env.ZALOPAY_URL } : undefined
  },
  stripe() {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
    return secretKey && webhookSecret ? { secretKey, webhookSecret, url: env.STRIPE_URL } : undefined
  },
  sepay() {
    const { SEPAY_API_KEY: apiKey, SEPAY_WEBHOOK_SECRET: webhookSecret } = env
    return apiKey || webhookSecret ? { apiKey, webhookSecret } : undefined
  },
  payos() {
    const { PAYOS_CHECKSUM_KEY: checksumKey } = env
    return checksumKey ? { checksumKey } : undefined
  },
}

/** How this server reaches itself, whatever it is called outside. */
export const withinUrl = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`

/** Made of the shop's own secret, so that nobody outside can sign for a stand-in. */
const secretOf = (name: string) => sign('stand-in', name)

const standInKeys: { [G in Gate]: () => GateKeys[G] } = {
  vnpay: () => ({
    tmnCode: 'LUOTDEMO',
    secret: secretOf('vnpay'),
    payUrl: `${env.BASE_URL}/stand-in/vnpay/paymentv2/vpcpay.html`,
    apiUrl: `${withinUrl()}/stand-in/vnpay/merchant_webapi/api/transaction`,
  }),
  momo: () => ({
    partnerCode: 'LUOTDEMO',
    accessKey: secretOf('momo-access').slice(0, 16),
    secretKey: secretOf('momo'),
    url: `${withinUrl()}/stand-in/momo`,
  }),
  zalopay: () => ({
    appId: 2026,
    key1: secretOf('zalopay-1'),
    key2: secretOf('zalopay-2'),
    url: `${withinUrl()}/stand-in/zalopay`,
  }),
  stripe: () => ({
    secretKey: `sk_test_${secretOf('stripe')}`,
    webhookSecret: `whsec_${secretOf('stripe-webhook')}`,
    url: `${withinUrl()}/stand-in/stripe`,
  }),
  sepay: () => ({ webhookSecret: secretOf('sepay') }),
  payos: () => ({ checksumKey: secretOf('payos') }),
}
