import { ProviderError } from '../ask-provider.ts'
import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { callMomo } from './ask-momo.ts'
import { momoMeaningOf, momoResultMessage } from './result-codes.ts'

/** MoMo does not sign its answers, so an answer that does not name the request is ignored. */
export async function queryMomo(keys: MomoKeys, { reference }: AttemptQuery): Promise<AttemptStatus> {
  const said = await callMomo(keys, 'query', { orderId: reference, requestId: crypto.randomUUID() })
  const meaning = momoMeaningOf(said.resultCode)
  const reason = momoResultMessage(said.resultCode, said.message)
  if (meaning === 'trouble') throw new ProviderError('momo', `query answered ${reason}`)
  if (meaning === 'unknown') return { result: 'unknown', amount: 0, transactionId: null, reason }
  if (said.orderId !== reference) throw new ProviderError('momo', 'an answer about something else')
  const transactionId = meaning === 'paid' && said.transId !== undefined ? String(said.transId) : null
  return { result: meaning, amount: said.amount ?? 0, transactionId, reason }
}
