import { z } from 'zod'
import { hmac, isSameHex } from '#platform/secrets/hmac.server.ts'
import type { BankWatchGateway } from '../gateway.ts'
import { payosKeys, type PayosKeys } from './keys.ts'
import type { IncomingNotice, NoticeSource, NoticeReading } from '../provider.ts'
import { readJson } from '../read-json.ts'
import { replyToBankWatch } from '../reply-to-bank-watch.ts'
import { bankTime } from '../bank-time.ts'
import { codesIn, namedBy } from '../transfer-memo.ts'

const envelope = z.object({
  code: z.string().max(10),
  success: z.boolean().optional(),
  data: z.record(z.string().max(100), z.union([z.string().max(1000), z.number(), z.null()])),
  signature: z.string().max(200),
})

const transfer = z.object({
  orderCode: z.int(),
  amount: z.int().min(0).max(1e12),
  description: z.string().max(1000),
  accountNumber: z.string().max(40).default(''),
  reference: z.string().min(1).max(100),
  transactionDateTime: z.string().max(40),
  currency: z.string().max(10).default('VND'),
  counterAccountBankName: z.string().nullish(),
  code: z.string().max(10),
})

/** payOS sends this when a webhook is registered; it expects only an answer. */
const testOrderCode = 123

/** payOS reports transfers to the shop's account (docs/reference/vietnam.md 1.5). */
export const payos = ({ checksumKey }: PayosKeys): NoticeSource => ({
  name: 'payos',
  method: 'bank_transfer',
  readNotice: (arrived) => read(checksumKey, arrived),
  answer: replyToBankWatch,
})

/** Sorted keys, `key=value` joined by `&`; null is empty. */
export const payosSignature = (checksumKey: string, data: Record<string, string | number | null>) =>
  hmac(
    'sha256',
    checksumKey,
    Object.keys(data)
      .sort()
      .map((key) => `${key}=${data[key] ?? ''}`)
      .join('&'),
  )

function read(checksumKey: string, { rawBody, at }: IncomingNotice): NoticeReading {
  const sent = envelope.safeParse(readJson(rawBody))
  if (!sent.success) return { kind: 'malformed', why: sent.error.issues[0]!.path.join('.') || 'body' }
  const { data, signature, success, code } = sent.data
  if (!isSameHex(payosSignature(checksumKey, data), signature)) return { kind: 'forged', why: 'signature' }
  const parsed = transfer.safeParse(data)
  if (!parsed.success) return { kind: 'malformed', why: parsed.error.issues[0]!.path.join('.') }
  const notice = parsed.data
  const codes = codesIn(notice.description)
  if (notice.orderCode === testOrderCode && !codes.length) return { kind: 'ping' }
  const isIn = notice.code === '00' && code === '00' && success !== false && notice.amount > 0
  return {
    kind: 'notice',
    notice: {
      eventId: notice.reference,
      ...namedBy(codes),
      result: isIn ? 'paid' : 'pending',
      amount: notice.amount,
      ...(notice.currency !== 'VND' && { currency: notice.currency }),
      transactionId: notice.reference,
      at: bankTime(notice.transactionDateTime) ?? at,
      reason: isIn ? null : notice.code,
      facts: { memo: notice.description, bank: notice.counterAccountBankName ?? '', account: notice.accountNumber },
    },
  }
}

export const payosGateway: BankWatchGateway<PayosKeys> = { id: 'payos', keys: payosKeys, watch: payos }
