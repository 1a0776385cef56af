import { ProviderError } from '../call-provider.ts'
import type { RefundStatus, RefundQuery } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { refundNumber } from './app-trans-id.ts'
import { callZalopay, zalopayMessage, type ZalopayAnswer } from './call-zalopay.ts'
import { zalopayMac } from './sign-zalopay.ts'

export async function refundZalopay(keys: ZalopayKeys, query: RefundQuery): Promise<RefundStatus> {
  if (!query.transactionId) throw new ProviderError('zalopay', 'a refund without the number of its payment')
  const timestamp = Date.now()
  const description = `Hoan tien ${query.reference}`
  const answer = await callZalopay(keys, 'refund', {
    app_id: keys.appId,
    zp_trans_id: query.transactionId,
    m_refund_id: refundNumber(keys.appId, query),
    amount: query.refundAmount,
    timestamp,
    description,
    mac: zalopayMac(keys.key1, keys.appId, query.transactionId, query.refundAmount, description, timestamp),
  })
  // A refusal may only mean that this number was used: then the first refund counts.
  return answer.return_code === 2 ? findZalopayRefund(keys, query) : refundStatus(answer)
}

export async function findZalopayRefund(keys: ZalopayKeys, query: RefundQuery): Promise<RefundStatus> {
  const id = refundNumber(keys.appId, query)
  const timestamp = Date.now()
  const mac = zalopayMac(keys.key1, keys.appId, id, timestamp)
  return refundStatus(await callZalopay(keys, 'query_refund', { app_id: keys.appId, m_refund_id: id, timestamp, mac }))
}

const results: Record<number, RefundStatus['result']> = { 1: 'done', 2: 'refused' }

function refundStatus(answer: ZalopayAnswer): RefundStatus {
  const facts: Record<string, string> = answer.refund_id ? { refundNumber: String(answer.refund_id) } : {}
  return { result: results[answer.return_code] ?? 'pending', facts, reason: zalopayMessage(answer) }
}
