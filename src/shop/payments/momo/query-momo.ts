import { ProviderError } from '../call-provider.ts'
import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { callMomo } from './call-momo.ts'
import { momoMeaningOf, momoResultMessage } from './result-codes.ts'

/** MoMo does not sign its answers, so an answer that does not name the request is ignored. */
export async function queryMomo(keys: MomoKeys, { reference }: AttemptQuery): Promise<AttemptStatus> {
  const answer = await callMomo(keys, 'query', { orderId: reference, requestId: crypto.randomUUID() })
  const meaning = momoMeaningOf(answer.resultCode)
  const reason = momoResultMessage(answer.resultCode, answer.message)
  if (meaning === 'error') throw new ProviderError('momo', `query answered ${reason}`)
  if (meaning === 'unknown') return { result: 'unknown', amount: 0, transactionId: null, reason }
  if (answer.orderId !== reference) throw new ProviderError('momo', 'an answer about something else')
  const transactionId = meaning === 'paid' && answer.transId !== undefined ? String(answer.transId) : null
  return { result: meaning, amount: answer.amount ?? 0, transactionId, reason }
}
