import { ProviderError } from '../call-provider.ts'
import type { NextStep, PaymentStart } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { callMomo } from './call-momo.ts'
import { isMomoAmountRefused, momoResultMessage } from './result-codes.ts'

const minuteMs = 60_000

const momoPaymentFields = (start: PaymentStart, now: Date) => ({
  requestId: start.reference,
  orderId: start.reference,
  amount: start.amount,
  orderInfo: `Thanh toan don hang ${start.code}`,
  redirectUrl: start.returnUrl,
  ipnUrl: start.noticeUrl,
  requestType: 'captureWallet',
  extraData: '',
  autoCapture: true,
  orderExpireTime: Math.max(1, Math.ceil((start.expiresAt.getTime() - now.getTime()) / minuteMs)),
  lang: start.locale,
})

export async function startMomo(keys: MomoKeys, start: PaymentStart): Promise<NextStep> {
  const answer = await callMomo(keys, 'create', momoPaymentFields(start, new Date()))
  const { resultCode, message, payUrl } = answer
  if (resultCode !== 0 || !payUrl)
    throw new ProviderError(
      'momo',
      `refused to begin: ${momoResultMessage(resultCode, message)}`,
      isMomoAmountRefused(resultCode),
    )
  return { kind: 'redirect', url: payUrl }
}
