import { env } from '#platform/env.server.ts'
import { isStandInGate, keysOfGate } from './provider-keys.ts'

const zalopayPages: Record<string, string[]> = {
  'https://openapi.zalopay.vn': ['https://gateway.zalopay.vn'],
  'https://sb-openapi.zalopay.vn': ['https://sbgateway.zalopay.vn', 'https://qcgateway.zalopay.vn'],
}

/** Stripe serves its payment page from another host than its API; a server in its place serves both. */
const stripePages: Record<string, string> = { 'https://api.stripe.com': 'https://checkout.stripe.com' }

/** Where a form of ours may lead, and what a page of ours may frame: the payment pages of providers that this shop has keys for, and nobody else's. */
export function payHosts() {
  const vnpay = keysOfGate('vnpay')
  const momo = keysOfGate('momo')
  const zalopay = keysOfGate('zalopay')
  const stripeKeys = keysOfGate('stripe')
  const stripe =
    stripeKeys && !isStandInGate('stripe') ? [stripePages[stripeKeys.url] ?? new URL(stripeKeys.url).origin] : []
  const urls = [
    ...(vnpay && !isStandInGate('vnpay') ? [vnpay.payUrl] : []),
    ...(momo && !isStandInGate('momo') ? [momo.url] : []),
    ...(zalopay && !isStandInGate('zalopay') ? (zalopayPages[zalopay.url] ?? [zalopay.url]) : []),
  ]
  const own = new URL(env.BASE_URL).origin
  const forms = [...new Set([...urls.map((url) => new URL(url).origin), ...stripe])].filter((origin) => origin !== own)
  return { forms, frames: stripe }
}
