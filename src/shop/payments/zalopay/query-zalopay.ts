import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { storedTransId } from './app-trans-id.ts'
import { callZalopay, zalopayMessage } from './ask-zalopay.ts'
import { zalopayMac } from './sign-zalopay.ts'

const results: Record<number, AttemptStatus['result']> = { 1: 'paid', 2: 'failed', 3: 'pending' }

export async function queryZalopay(keys: ZalopayKeys, asked: AttemptQuery): Promise<AttemptStatus> {
  const id = storedTransId(asked)
  const mac = zalopayMac(keys.key1, keys.appId, id, keys.key1)
  const said = await callZalopay(keys, 'query', { app_id: keys.appId, app_trans_id: id, mac })
  const result = results[said.return_code] ?? 'unknown'
  return {
    result,
    amount: result === 'paid' ? (said.amount ?? 0) : 0,
    transactionId: result === 'paid' && said.zp_trans_id ? String(said.zp_trans_id) : null,
    reason: zalopayMessage(said),
  }
}
