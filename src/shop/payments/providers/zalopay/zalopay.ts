import { jsonAnswer } from '../../plain-answer.ts'
import type { Outcome, Provider } from '../../provider.ts'
import type { ZalopayKeys } from '../../provider-keys.ts'
import { queryZalopay } from './query-zalopay.ts'
import { readZalopayNotice } from './read-zalopay-notice.ts'
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
    query: (asked) => queryZalopay(keys, asked),
    refund: (ask) => refundZalopay(keys, ask),
    findRefund: (ask) => findZalopayRefund(keys, ask),
  }) satisfies Provider

/** 1 taken, 2 taken before, -1 not believed; after any other code ZaloPay tells it again, three times. */
const words: Record<Outcome, [code: number, message: string]> = {
  recorded: [1, 'success'],
  parked: [1, 'success'],
  'wrong-amount': [1, 'success'],
  ping: [1, 'success'],
  already: [2, 'duplicate'],
  unknown: [0, 'order not found'],
  refused: [-1, 'mac not equal'],
  failed: [0, 'try again'],
}

function answerZalopay(outcome: Outcome) {
  const [return_code, return_message] = words[outcome]
  return jsonAnswer({ return_code, return_message })
}
