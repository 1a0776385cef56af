import { z } from 'zod'
import { hmac, isSameHex } from '#platform/secrets/hmac.server.ts'
import type { BankWatchGateway } from '../gateway.ts'
import { sepayKeys, type SepayKeys } from './keys.ts'
import type { IncomingNotice, NoticeSource, NoticeReading } from '../provider.ts'
import { isSameText } from '../same-text.ts'
import { readJson } from '../read-json.ts'
import { replyToBankWatch } from '../reply-to-bank-watch.ts'
import { bankTime } from '../bank-time.ts'
import { codesIn, namedBy } from '../transfer-memo.ts'

/** A signed notice further than this from now is refused: it may be a replay. */
const toleranceSeconds = 300

const transfer = z.object({
  id: z.union([z.int(), z.string().min(1).max(100)]),
  gateway: z.string().max(100).default(''),
  transactionDate: z.string().max(40),
  accountNumber: z.string().max(40).default(''),
  subAccount: z.string().max(40).nullish(),
  code: z.string().max(100).nullish(),
  content: z.string().max(1000).nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int().min(0).max(1e12),
  referenceCode: z.string().max(100).nullish(),
})

/** SePay reports transfers to the shop's account (docs/reference/vietnam.md 1.5). */
export const sepay = (keys: SepayKeys): NoticeSource => ({
  name: 'sepay',
  method: 'bank_transfer',
  readNotice: (arrived) => doubt(keys, arrived) ?? read(arrived),
  answer: replyToBankWatch,
})

/** If the shop has a secret, the key in the notice is not enough: anyone who reads one notice could forge the next. */
function doubt(
  { webhookSecret, apiKey }: SepayKeys,
  { headers, rawBody, at }: IncomingNotice,
): NoticeReading | undefined {
  if (!webhookSecret) return isKey(apiKey, headers) ? undefined : { kind: 'forged', why: 'api key' }
  const timestamp = headers.get('x-sepay-timestamp') ?? ''
  const signed = hmac('sha256', webhookSecret, `${timestamp}.${rawBody}`)
  if (!isSameHex(`sha256=${signed}`, headers.get('x-sepay-signature') ?? ''))
    return { kind: 'forged', why: 'signature' }
  const age = Math.abs(at.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > toleranceSeconds) return { kind: 'stale', why: `timestamp ${timestamp}` }
  return undefined
}

const isKey = (apiKey: string | undefined, headers: Headers) =>
  apiKey !== undefined && isSameText(`Apikey ${apiKey}`, headers.get('authorization') ?? '')

function read({ rawBody, at }: IncomingNotice): NoticeReading {
  const parsed = transfer.safeParse(readJson(rawBody))
  if (!parsed.success) return { kind: 'malformed', why: parsed.error.issues[0]!.path.join('.') || 'body' }
  const { id, gateway, code, content, transferType, transferAmount, referenceCode, ...rest } = parsed.data
  const codes = [...new Set([...codesIn(code ?? ''), ...codesIn(content ?? '')])]
  return {
    kind: 'notice',
    notice: {
      eventId: String(id),
      ...namedBy(codes),
      result: transferType === 'in' && transferAmount > 0 ? 'paid' : 'pending',
      amount: transferAmount,
      transactionId: referenceCode || null,
      at: bankTime(rest.transactionDate) ?? at,
      reason: transferType === 'out' ? 'out' : null,
      facts: {
        memo: content ?? code ?? '',
        bank: gateway,
        account: rest.accountNumber,
        ...(rest.subAccount && { subAccount: rest.subAccount }),
      },
    },
  }
}

export const sepayGateway: BankWatchGateway<SepayKeys> = { id: 'sepay', keys: sepayKeys, watch: sepay }
