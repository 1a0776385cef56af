import { jsonReply } from '../reply.ts'
import type { NoticeOutcome, Provider } from '../provider.ts'
import type { PayPageGateway } from '../gateway.ts'
import { zalopayKeys, type ZalopayKeys } from './keys.ts'
import { queryZalopay } from './query-zalopay.ts'
import { readZalopayNotice, readZalopayReturn } from './read-zalopay-notice.ts'
import { findZalopayRefund, refundZalopay } from './refund-zalopay.ts'
import { startZalopay } from './start-zalopay.ts'

/** ZaloPay v2 (docs/reference/vietnam.md 1.3). */
export const zalopay = (keys: ZalopayKeys) =>
  ({
    method: 'zalopay',
    opens: 'awaiting',
    start: (start) => startZalopay(keys, start),
    readNotice: ({ rawBody, at }) => readZalopayNotice(keys, rawBody, at),
    answer: answerZalopay,
    query: (query) => queryZalopay(keys, query),
    refund: (refund) => refundZalopay(keys, refund),
    findRefund: (refund) => findZalopayRefund(keys, refund),
  }) satisfies Provider

/** 1 received, 2 received before, -1 not verified; after any other code ZaloPay repeats it three times. */
const words: Record<NoticeOutcome, [code: number, message: string]> = {
  recorded: [1, 'success'],
  unmatched: [1, 'success'],
  'wrong-amount': [1, 'success'],
  ping: [1, 'success'],
  already: [2, 'duplicate'],
  unknown: [0, 'order not found'],
  refused: [-1, 'mac not equal'],
  failed: [0, 'try again'],
}

function answerZalopay(outcome: NoticeOutcome) {
  const [return_code, return_message] = words[outcome]
  return jsonReply({ return_code, return_message })
}

/** Its payment pages are on other hosts than its API. */
const pages: Record<string, string[]> = {
  'https://openapi.zalopay.vn': ['https://gateway.zalopay.vn'],
  'https://sb-openapi.zalopay.vn': ['https://sbgateway.zalopay.vn', 'https://qcgateway.zalopay.vn'],
}

export const zalopayGateway: PayPageGateway<ZalopayKeys> = {
  id: 'zalopay',
  keys: zalopayKeys,
  provider: zalopay,
  pages: ({ url }) => ({ forms: pages[url] ?? [url] }),
  readReturn: (keys, query) => readZalopayReturn(keys, query)?.reference,
  // −401 wrong request, −402 wrong mac.
  proof: { refused: /^2 -40[12]/ },
}
