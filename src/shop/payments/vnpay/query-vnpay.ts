import { shopStamp } from '#kit/clock.ts'
import { ProviderError } from '../call-provider.ts'
import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { VnpayKeys } from './keys.ts'
import { callVnpay, type VnpayAnswer } from './call-vnpay.ts'
import { vnpayCodeMessage, transactionStatuses } from './codes.ts'

export async function queryVnpay(keys: VnpayKeys, query: AttemptQuery): Promise<AttemptStatus> {
  const answer = await queryVnpayTransaction(keys, query, query.transactionId)
  if (answer.vnp_ResponseCode === '91')
    return { result: 'unknown', amount: 0, transactionId: null, reason: '91 not found' }
  if (answer.vnp_ResponseCode !== '00') throw new ProviderError('vnpay', `querydr answered ${answer.vnp_ResponseCode}`)
  if (!/^\d+00$/.test(answer.vnp_Amount)) throw new ProviderError('vnpay', 'an amount that is none')
  const status = answer.vnp_TransactionStatus
  return {
    result: resultOf(answer),
    amount: Number(answer.vnp_Amount) / 100,
    transactionId: answer.vnp_TransactionNo && answer.vnp_TransactionNo !== '0' ? answer.vnp_TransactionNo : null,
    reason: vnpayCodeMessage(transactionStatuses, status),
  }
}

/** VNPay and staff decide about a suspect payment (07); an unknown status and an answer about a refund say nothing about the payment. */
function resultOf({ vnp_TransactionStatus: status, vnp_TransactionType: type }: VnpayAnswer): AttemptStatus['result'] {
  if (type && type !== '01') return 'pending'
  if (status === '00') return 'paid'
  return status === '01' || status === '07' || !transactionStatuses[status] ? 'pending' : 'failed'
}

/** `number` distinguishes the payment from its refunds, which have the same reference. */
export const queryVnpayTransaction = (
  keys: VnpayKeys,
  { reference, startedAt, facts }: AttemptQuery,
  number: string | null,
) =>
  callVnpay(keys, 'querydr', {
    RequestId: crypto.randomUUID().replaceAll('-', ''),
    TxnRef: reference,
    OrderInfo: `Truy van ${reference}`,
    TransactionDate: facts.createDate ?? shopStamp(startedAt),
    CreateDate: shopStamp(new Date()),
    IpAddr: '127.0.0.1',
    ...(number && { TransactionNo: number }),
  })
