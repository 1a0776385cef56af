import { statusReply } from '../reply.ts'
import type { NoticeOutcome, Provider } from '../provider.ts'
import { referenceIn, type PayPageGateway } from '../gateway.ts'
import { momoKeys, type MomoKeys } from './keys.ts'
import { queryMomo } from './query-momo.ts'
import { readMomo, readMomoNotice } from './read-momo-notice.ts'
import { findMomoRefund, refundMomo } from './refund-momo.ts'
import { startMomo } from './start-momo.ts'

/** MoMo v2, captureWallet (docs/reference/vietnam.md 1.2). */
export const momo = (keys: MomoKeys) =>
  ({
    method: 'momo',
    opens: 'awaiting',
    start: (start) => startMomo(keys, start),
    readNotice: ({ rawBody }) => readMomoNotice(keys, rawBody),
    answer: answerMomo,
    query: (query) => queryMomo(keys, query),
    refund: (refund) => refundMomo(keys, refund),
    findRefund: (refund) => findMomoRefund(keys, refund),
  }) satisfies Provider

/** 204 within 15 s, whatever the outcome: a repeated notice would change nothing. */
function answerMomo(outcome: NoticeOutcome) {
  if (outcome === 'refused') return statusReply(400)
  return statusReply(outcome === 'failed' ? 500 : 204)
}

export const momoGateway: PayPageGateway<MomoKeys> = {
  id: 'momo',
  keys: momoKeys,
  provider: momo,
  pages: ({ url }) => ({ forms: [url] }),
  readReturn: (keys, query) => referenceIn(readMomo(keys, Object.fromEntries(query))),
  proof: { refused: /query answered 1[123] / },
}
