import { hmac } from '#platform/secrets/hmac.server.ts'

type VnpayParams = Record<string, string>

const unsigned = new Set(['vnp_SecureHash', 'vnp_SecureHashType'])

/**
 * The text that VNPay signs: its own parameters with a value, sorted by name, form-encoded (space as `+`). Anyone can append other parameters to the
 * address, so they are left out.
 */
export function signedQuery(params: VnpayParams) {
  const pairs = Object.entries(params)
    .filter(([name, value]) => name.startsWith('vnp_') && !unsigned.has(name) && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

export const signParams = (secret: string, params: VnpayParams) => hmac('sha512', secret, signedQuery(params))

/** Messages between servers are signed differently: values in a fixed order, unencoded. */
export const signParts = (secret: string, parts: string[]) => hmac('sha512', secret, parts.join('|'))
