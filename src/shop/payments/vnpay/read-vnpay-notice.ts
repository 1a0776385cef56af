import { z } from 'zod'
import { readShopStamp } from '#kit/clock.ts'
import { isSameHex } from '#platform/secrets/hmac.server.ts'
import type { PaymentNotice, NoticeReading } from '../provider.ts'
import type { VnpayKeys } from './keys.ts'
import { responseCodes, vnpayCodeMessage, transactionStatuses } from './codes.ts'
import { signParams } from './sign-query.ts'

const code = z.string().regex(/^\d{1,3}$/)

const noticeFields = z.object({
  vnp_TxnRef: z.string().min(1).max(100),
  vnp_Amount: z.string().regex(/^\d{1,12}00$/),
  vnp_ResponseCode: code,
  vnp_TransactionStatus: code,
  vnp_TransactionNo: z.string().max(20).default('0'),
  vnp_PayDate: z.string().max(14).default(''),
  vnp_BankCode: z.string().max(20).default(''),
  vnp_CardType: z.string().max(20).default(''),
  vnp_BankTranNo: z.string().max(255).default(''),
})
type VnpayNotice = z.infer<typeof noticeFields>

/** Notice and return have the same parameters; both are valid if VNPay signed them for this terminal. */
export function readVnpayNotice({ tmnCode, secret }: VnpayKeys, query: URLSearchParams, at: Date): NoticeReading {
  const ownParams = [...query].filter(([name]) => name.startsWith('vnp_'))
  const params = Object.fromEntries(ownParams)
  if (Object.keys(params).length !== ownParams.length)
    return { kind: 'malformed', why: 'a parameter stands there twice' }
  if (!params.vnp_SecureHash) return { kind: 'forged', why: 'no signature' }
  if (!isSameHex(signParams(secret, params), params.vnp_SecureHash)) return { kind: 'forged', why: 'wrong signature' }
  if (params.vnp_TmnCode !== tmnCode) return { kind: 'forged', why: 'of another terminal' }
  const read = noticeFields.safeParse(params)
  if (!read.success) return { kind: 'malformed', why: `cannot be read: ${read.error.issues[0]?.path}` }
  return { kind: 'notice', notice: noticeOf(read.data, at) }
}

function noticeOf(fields: VnpayNotice, at: Date): PaymentNotice {
  const { vnp_TxnRef: reference, vnp_TransactionNo: number, vnp_ResponseCode: code } = fields
  const status = fields.vnp_TransactionStatus
  return {
    // A failed attempt has no transaction number of its own.
    eventId: [reference, number, code, status].join('.'),
    reference,
    result: resultOf(code, status),
    amount: Number(fields.vnp_Amount) / 100,
    transactionId: number === '0' ? null : number,
    at: readShopStamp(fields.vnp_PayDate) ?? at,
    reason: code === '00' ? vnpayCodeMessage(transactionStatuses, status) : vnpayCodeMessage(responseCodes, code),
    facts: factsOf(fields),
  }
}

/** Paid only if both codes say so; 07 in either means charged and suspect. Codes that contradict each other, or that nobody knows, decide nothing. */
function resultOf(code: string, status: string): PaymentNotice['result'] {
  if (code === '07' || status === '07') return 'suspect'
  if (code === '00' && status === '00') return 'paid'
  return status === '00' || status === '01' || !transactionStatuses[status] ? 'pending' : 'failed'
}

const factsOf = ({ vnp_BankCode: bank, vnp_CardType: card, vnp_BankTranNo: bankNumber }: VnpayNotice) => ({
  ...(bank && { bank }),
  ...(card && { card }),
  ...(bankNumber && { bankNumber }),
})
