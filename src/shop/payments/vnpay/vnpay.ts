import type { Provider } from '../provider.ts'
import { referenceIn, type PayPageGateway } from '../gateway.ts'
import { vnpayKeys, type VnpayKeys } from './keys.ts'
import { replyToVnpay } from './reply-to-vnpay.ts'
import { queryVnpay } from './query-vnpay.ts'
import { readVnpayNotice } from './read-vnpay-notice.ts'
import { findVnpayRefund, refundVnpay } from './refund-vnpay.ts'
import { startVnpay } from './start-vnpay.ts'

/** VNPay PAY 2.1.0 (docs/reference/vietnam.md 1.1). */
export const vnpay = (keys: VnpayKeys) =>
  ({
    method: 'vnpay',
    opens: 'awaiting',
    start: async (start) => startVnpay(keys, start),
    readNotice: ({ query, at }) => readVnpayNotice(keys, query, at),
    answer: replyToVnpay,
    query: (query) => queryVnpay(keys, query),
    refund: (refund) => refundVnpay(keys, refund),
    findRefund: (refund) => findVnpayRefund(keys, refund),
  }) satisfies Provider

export const vnpayGateway: PayPageGateway<VnpayKeys> = {
  id: 'vnpay',
  keys: vnpayKeys,
  provider: vnpay,
  pages: ({ payUrl }) => ({ forms: [payUrl] }),
  readReturn: (keys, query) => referenceIn(readVnpayNotice(keys, query, new Date())),
  // 97 wrong checksum, 02 unknown terminal.
  proof: { refused: /querydr answered (02|97)/ },
}
