import { env } from '#platform/env.server.ts'
import { addressesOf, type KeyGroup } from '#shop/settings/key-groups.ts'

/** Where each provider takes true money and true parcels (facts of the providers' own documents). */
const production =
  /^(merchant\.vnpay\.vn|payment\.momo\.vn|openapi\.zalopay\.vn|api\.stripe\.com|online-gateway\.ghn\.vn)$/
const sandbox = /^(sandbox\.vnpayment\.vn|test-payment\.momo\.vn|sb-openapi\.zalopay\.vn|dev-online-gateway\.ghn\.vn)$/

export type Place = { kind: 'sandbox' | 'production' | 'other'; host: string }

/** Which server the shop asks with these keys; Stripe has one for both and tells them apart by the key. */
export function placeOfKeys(group: KeyGroup): Place | undefined {
  const name = addressesOf[group]?.[0]
  if (!name) return
  const { host } = new URL(String(env[name as keyof typeof env]))
  if (group === 'stripe' && /^.._test_/.test(env.STRIPE_SECRET_KEY ?? '')) return { kind: 'sandbox', host }
  return { kind: sandbox.test(host) ? 'sandbox' : production.test(host) ? 'production' : 'other', host }
}
