import { hmac } from '#platform/secrets/hmac.server.ts'
import type { MomoKeys } from './keys.ts'

/** The fields that each message signs, in alphabetical order (docs/reference/vietnam.md 1.2). */
const signed = {
  create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  notice:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
  query: 'accessKey orderId partnerCode requestId',
  refund: 'accessKey amount description orderId partnerCode requestId transId',
}

/** Values are signed unencoded; the access key is signed and need not be sent. */
export function signMomo(keys: MomoKeys, message: keyof typeof signed, fields: Record<string, unknown>) {
  const all: Record<string, unknown> = { ...fields, accessKey: keys.accessKey }
  const text = signed[message]
    .split(' ')
    .map((name) => `${name}=${String(all[name] ?? '')}`)
    .join('&')
  return hmac('sha256', keys.secretKey, text)
}
