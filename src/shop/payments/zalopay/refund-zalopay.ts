import { ProviderError } from '../ask-provider.ts'
import type { RefundStatus, RefundQuery } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { refundNumber } from './app-trans-id.ts'
import { callZalopay, zalopayMessage, type ZalopayAnswer } from './ask-zalopay.ts'
import { zalopayMac } from './sign-zalopay.ts'

export async function refundZalopay(keys: ZalopayKeys, ask: RefundQuery): Promise<RefundStatus> {
  if (!ask.transactionId) throw new ProviderError('zalopay', 'a refund without the number of its payment')
  const timestamp = Date.now()
  const description = `Hoan tien ${ask.reference}`
  const said = await callZalopay(keys, 'refund', {
    app_id: keys.appId,
    zp_trans_id: ask.transactionId,
    m_refund_id: refundNumber(keys.appId, ask),
    amount: ask.refundAmount,
    timestamp,
    description,
    mac: zalopayMac(keys.key1, keys.appId, ask.transactionId, ask.refundAmount, description, timestamp),
  })
  // A refusal may only mean that this number was used: then the first refund counts.
  return said.return_code === 2 ? findZalopayRefund(keys, ask) : answered(said)
}

export async function findZalopayRefund(keys: ZalopayKeys, ask: RefundQuery): Promise<RefundStatus> {
  const id = refundNumber(keys.appId, ask)
  const timestamp = Date.now()
  const mac = zalopayMac(keys.key1, keys.appId, id, timestamp)
  return answered(await callZalopay(keys, 'query_refund', { app_id: keys.appId, m_refund_id: id, timestamp, mac }))
}

const results: Record<number, RefundStatus['result']> = { 1: 'done', 2: 'refused' }

function answered(said: ZalopayAnswer): RefundStatus {
  const facts: Record<string, string> = said.refund_id ? { refundNumber: String(said.refund_id) } : {}
  return { result: results[said.return_code] ?? 'pending', facts, reason: zalopayMessage(said) }
}
