import { ProviderError } from '../call-provider.ts'
import type { RefundStatus, RefundQuery } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { callMomo } from './call-momo.ts'
import { momoRefundMeaning, momoResultMessage } from './result-codes.ts'

/** A refund has its own order number, made from our refund id: MoMo pays it out once. */
const ownNumber = ({ refundId }: RefundQuery) => `RF-${refundId.replace(/[^A-Za-z0-9]/g, '')}`.slice(0, 50)

export async function refundMomo(keys: MomoKeys, query: RefundQuery): Promise<RefundStatus> {
  if (!query.transactionId) throw new ProviderError('momo', 'a refund without the number of its payment')
  const orderId = ownNumber(query)
  const answer = await callMomo(keys, 'refund', {
    orderId,
    requestId: orderId,
    amount: query.refundAmount,
    transId: Number(query.transactionId),
    description: `Hoan tien ${query.reference}`,
  })
  return answered(answer.resultCode, answer.message, answer.transId)
}

const settledMs = 15 * 60_000

export async function findMomoRefund(keys: MomoKeys, query: RefundQuery): Promise<RefundStatus> {
  const orderId = ownNumber(query)
  const answer = await callMomo(keys, 'findRefund', { orderId, requestId: crypto.randomUUID() })
  const own = answer.refundTrans?.find((one) => one.orderId === orderId)
  if (own) return answered(own.resultCode, answer.message, own.transId)
  const reason = momoResultMessage(answer.resultCode, answer.message)
  // It may still be on its way to MoMo; after a while it was never received.
  const isGone = answer.resultCode === 42 && Date.now() - query.requestedAt.getTime() > settledMs
  return { result: isGone ? 'unknown' : 'pending', facts: {}, reason }
}

function answered(code: number, message: string, number: number | string | undefined): RefundStatus {
  const meaning = momoRefundMeaning(code)
  const reason = momoResultMessage(code, message)
  if (meaning === 'error') throw new ProviderError('momo', `refund answered ${reason}`)
  return { result: meaning, facts: number === undefined ? {} : { refundNumber: String(number) }, reason }
}
