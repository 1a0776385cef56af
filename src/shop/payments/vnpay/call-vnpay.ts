import { z } from 'zod'
import { isSameHex } from '#platform/secrets/hmac.server.ts'
import { callProvider, ProviderError } from '../call-provider.ts'
import type { VnpayKeys } from './keys.ts'
import { signParts } from './sign-query.ts'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))

const names = [
  'ResponseId',
  'Command',
  'ResponseCode',
  'Message',
  'TmnCode',
  'TxnRef',
  'Amount',
  'BankCode',
  'PayDate',
  'TransactionNo',
  'TransactionType',
  'TransactionStatus',
  'OrderInfo',
] as const
const promotion = ['PromotionCode', 'PromotionAmount'] as const

const answer = z.object({
  ...(Object.fromEntries([...names, ...promotion].map((name) => [`vnp_${name}`, text])) as Record<
    `vnp_${(typeof names)[number] | (typeof promotion)[number]}`,
    typeof text
  >),
  vnp_SecureHash: text,
})
export type VnpayAnswer = z.infer<typeof answer>

const signedOf = {
  querydr: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  refund:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
}

/** The request in VNPay's format, signed over its values in the order of the command. */
export function vnpayQuestion(
  { tmnCode, secret }: VnpayKeys,
  command: 'querydr' | 'refund',
  requestValues: Record<string, string>,
) {
  const params: Record<string, string> = { ...requestValues, Version: '2.1.0', Command: command, TmnCode: tmnCode }
  const signature = signParts(
    secret,
    signedOf[command].split(' ').map((name) => params[name] ?? ''),
  )
  const prefixed = Object.entries(params).map(([name, value]) => [`vnp_${name}`, value])
  return { ...(Object.fromEntries(prefixed) as Record<string, string>), vnp_SecureHash: signature }
}

/** Calls merchant_webapi; uses the answer only if its signature is right and it names the request. */
export async function callVnpay(
  keys: VnpayKeys,
  command: 'querydr' | 'refund',
  requestValues: Record<string, string>,
): Promise<VnpayAnswer> {
  const reply = await callProvider({
    provider: 'vnpay',
    url: keys.apiUrl,
    body: vnpayQuestion(keys, command, requestValues),
    answer,
    ...(command === 'refund' && { timeoutMs: 30_000 }),
  })
  const signed = command === 'querydr' ? [...names, ...promotion] : names
  const expected = signParts(
    keys.secret,
    signed.map((name) => reply[`vnp_${name}`]),
  )
  if (!isSameHex(expected, reply.vnp_SecureHash)) throw new ProviderError('vnpay', 'an answer with a wrong signature')
  if (reply.vnp_TmnCode !== keys.tmnCode || (reply.vnp_TxnRef && reply.vnp_TxnRef !== requestValues.TxnRef))
    throw new ProviderError('vnpay', 'an answer about something else')
  return reply
}
