import type { Gate } from '#shop/payments/provider-keys.ts'
import { payosNotice, sepayNotice } from './bank-voice.ts'
import { momoNotice, momoReturn } from './momo-voice.ts'
import { stripeNotice, stripeReturn } from './stripe-voice.ts'
import { vnpayNotice, vnpayReturn } from './vnpay-voice.ts'
import type { Saying, Wire } from './voice.ts'
import { zalopayNotice, zalopayReturn } from './zalopay-voice.ts'

/** How each provider tells the shop. */
export const noticeOf: Record<Gate, (saying: Saying) => Wire> = {
  vnpay: vnpayNotice,
  momo: momoNotice,
  zalopay: zalopayNotice,
  stripe: stripeNotice,
  sepay: sepayNotice,
  payos: payosNotice,
}

/** Whether the provider tells of it at all: ZaloPay calls back for success only, Stripe knows no declined session. */
export const tells = (gate: Gate, says: Saying['says']) =>
  (gate === 'zalopay' && says === 'paid') ||
  (gate === 'stripe' && (says === 'paid' || says === 'expired')) ||
  (gate !== 'zalopay' && gate !== 'stripe')

/** Where the browser is sent back to; nowhere from the bank. */
export function returnOf(saying: Saying) {
  const { gate } = saying.payment
  const ways: Record<string, (saying: Saying) => string> = {
    vnpay: vnpayReturn,
    momo: momoReturn,
    zalopay: zalopayReturn,
    stripe: stripeReturn,
  }
  return ways[gate]?.(saying)
}

/** Whether the provider is content with the answer; else it tells the shop again. */
export function isContent(gate: Gate, status: number, answer: string) {
  if (gate === 'vnpay') return /"RspCode":"0[02]"/.test(answer)
  if (gate === 'zalopay') return /"return_code":[12]\b/.test(answer)
  return status >= 200 && status < 300
}
