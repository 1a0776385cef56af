import { z } from 'zod'
import { isSameHex } from '#platform/secrets/hmac.server.ts'
import type { PaymentNotice, NoticeReading } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { readJson } from '../read-json.ts'
import { momoMeaningOf, momoResultMessage } from './result-codes.ts'
import { signMomo } from './sign-momo.ts'

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const noticeFields = z.object({
  orderId: z.string().min(1).max(200),
  amount: z.coerce.number().int().min(0),
  transId: z.coerce.string().max(40),
  resultCode: z.coerce.number().int(),
  responseTime: z.coerce.number().int().min(0).max(8.64e15),
  message: z.coerce.string(),
  payType: z.coerce.string().max(40),
})
type MomoNotice = z.infer<typeof noticeFields>

export const readMomoNotice = (keys: MomoKeys, rawBody: string): NoticeReading => readMomo(keys, readJson(rawBody))

/** Notice (JSON) and return (query string) have the same fields, signed in the same way. */
export function readMomo(keys: MomoKeys, input: unknown): NoticeReading {
  const all = fields.safeParse(input)
  if (!all.success) return { kind: 'malformed', why: 'no fields' }
  const { signature, ...rest } = all.data
  if (typeof signature !== 'string') return { kind: 'forged', why: 'no signature' }
  if (!isSameHex(signMomo(keys, 'notice', rest), signature)) return { kind: 'forged', why: 'wrong signature' }
  if (rest.partnerCode !== keys.partnerCode) return { kind: 'forged', why: 'of another partner' }
  const read = noticeFields.safeParse(rest)
  if (!read.success) return { kind: 'malformed', why: `cannot be read: ${read.error.issues[0]?.path}` }
  return { kind: 'notice', notice: noticeOf(read.data) }
}

function noticeOf({ orderId, amount, transId, resultCode, responseTime, message, payType }: MomoNotice): PaymentNotice {
  const meaning = momoMeaningOf(resultCode)
  return {
    eventId: [orderId, transId, resultCode].join('.'),
    reference: orderId,
    result: meaning === 'paid' || meaning === 'failed' ? meaning : 'pending',
    amount,
    transactionId: meaning === 'paid' ? transId : null,
    at: new Date(responseTime),
    reason: momoResultMessage(resultCode, message),
    ...(payType && { facts: { payType } }),
  }
}
