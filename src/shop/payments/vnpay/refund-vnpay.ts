import { shopDay, shopStamp } from '#kit/clock.ts'
import type { RefundStatus, RefundQuery } from '../provider.ts'
import type { VnpayKeys } from './keys.ts'
import { callVnpay, type VnpayAnswer } from './call-vnpay.ts'
import { vnpayCodeMessage, transactionStatuses } from './codes.ts'
import { queryVnpayTransaction } from './query-vnpay.ts'
import { vnpayClientAddress } from './start-vnpay.ts'

const refundCodes: Record<string, string> = {
  '02': 'terminal not known',
  '03': 'wrong format',
  '91': 'payment not found',
  '94': 'asked before, being processed',
  '95': 'the payment had failed',
  '97': 'wrong signature',
  '99': 'another error',
}

/** A repeated refund has the same RequestId: VNPay answers 94 to the second. */
export async function refundVnpay(keys: VnpayKeys, query: RefundQuery): Promise<RefundStatus> {
  const answer = await callVnpay(keys, 'refund', {
    RequestId: query.refundId.replace(/[^A-Za-z0-9]/g, '').slice(0, 32),
    TransactionType: query.isWhole ? '02' : '03',
    TxnRef: query.reference,
    Amount: String(query.refundAmount * 100),
    OrderInfo: `Hoan tien ${query.reference}`,
    TransactionNo: query.transactionId ?? '',
    TransactionDate: query.facts.createDate ?? shopStamp(query.startedAt),
    CreateBy: 'luot',
    CreateDate: shopStamp(query.requestedAt),
    IpAddr: vnpayClientAddress(query.clientAddress),
  })
  const code = answer.vnp_ResponseCode
  if (code === '00') return ended(answer)
  // 94: VNPay has the request already. 99: the result is unknown, so it is queried later.
  const result = code === '94' || code === '99' ? 'pending' : 'refused'
  return { result, facts: {}, reason: vnpayCodeMessage(refundCodes, code) }
}

const settledMs = 15 * 60_000

/**
 * If the answer is about the payment itself, VNPay has no refund. On the same day a new request is safe, since a RequestId counts once a day. Asked
 * without a refund's number, VNPay may answer about an earlier refund of the payment: another amount is another refund. Two of the same amount cannot be
 * told apart.
 */
export async function findVnpayRefund(keys: VnpayKeys, query: RefundQuery): Promise<RefundStatus> {
  const { refundNumber } = query.facts
  const answer = await queryVnpayTransaction(keys, query, refundNumber ?? null)
  const isThis = Boolean(refundNumber) || answer.vnp_Amount === String(query.refundAmount * 100)
  if (answer.vnp_ResponseCode === '00' && ['02', '03'].includes(answer.vnp_TransactionType) && isThis)
    return ended(answer)
  const now = new Date()
  const isLost = answer.vnp_ResponseCode === '00' && now.getTime() - query.requestedAt.getTime() > settledMs
  const result = isLost && shopDay(now) === shopDay(query.requestedAt) ? 'unknown' : 'pending'
  return { result, facts: {}, reason: 'VNPay knows of no refund yet' }
}

/** 05: on its way, 06: sent to the bank, 09: refused. */
function ended({ vnp_TransactionStatus: status, vnp_TransactionNo: number }: VnpayAnswer): RefundStatus {
  const result =
    status === '09' || status === '02' ? 'refused' : status === '05' || status === '01' ? 'pending' : 'done'
  const facts: Record<string, string> = number && number !== '0' ? { refundNumber: number } : {}
  return { result, facts, reason: vnpayCodeMessage(transactionStatuses, status) }
}
