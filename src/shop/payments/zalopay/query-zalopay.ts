import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { storedTransId } from './app-trans-id.ts'
import { callZalopay, zalopayMessage } from './call-zalopay.ts'
import { zalopayMac } from './sign-zalopay.ts'

const results: Record<number, AttemptStatus['result']> = { 1: 'paid', 2: 'failed', 3: 'pending' }

export async function queryZalopay(keys: ZalopayKeys, query: AttemptQuery): Promise<AttemptStatus> {
  const id = storedTransId(query)
  const mac = zalopayMac(keys.key1, keys.appId, id, keys.key1)
  const answer = await callZalopay(keys, 'query', { app_id: keys.appId, app_trans_id: id, mac })
  const result = results[answer.return_code] ?? 'unknown'
  return {
    result,
    amount: result === 'paid' ? (answer.amount ?? 0) : 0,
    transactionId: result === 'paid' && answer.zp_trans_id ? String(answer.zp_trans_id) : null,
    reason: zalopayMessage(answer),
  }
}
