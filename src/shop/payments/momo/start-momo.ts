import { ProviderError } from '../ask-provider.ts'
import type { NextStep, PaymentStart } from '../provider.ts'
import type { MomoKeys } from './keys.ts'
import { callMomo } from './ask-momo.ts'
import { momoResultMessage } from './result-codes.ts'

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
  const said = await callMomo(keys, 'create', momoPaymentFields(start, new Date()))
  if (said.resultCode !== 0 || !said.payUrl)
    throw new ProviderError('momo', `refused to begin: ${momoResultMessage(said.resultCode, said.message)}`)
  return { kind: 'redirect', url: said.payUrl }
}
