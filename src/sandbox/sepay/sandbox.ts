import { bankNumber, bankClock } from '../bank.ts'
import {
  mac,
  registeredNoticeUrl,
  corruptSignature,
  type PaymentSandbox,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'
import { sepayKeys } from '#shop/payments/sepay/keys.ts'

/** The notice of SePay about a transfer, signed over the time and the whole body. */
function sepayNotice({ payment, flaw }: NoticeToSend): HttpMessage {
  const { request, number, amount, at } = payment
  const body = JSON.stringify({
    id: 92_000 + number,
    gateway: request.bank,
    transactionDate: bankClock(at),
    accountNumber: request.account,
    subAccount: null,
    code: null,
    content: request.memo,
    transferType: request.direction,
    transferAmount: amount,
    accumulated: 19_077_000,
    referenceCode: bankNumber(number),
    description: '',
  })
  const time = String(Math.floor(Date.now() / 1000) - (flaw === 'stale' ? 3600 : 0))
  const proof = mac('sha256', sepayKeys.find()!.webhookSecret ?? '', `${time}.${body}`)
  return {
    method: 'POST',
    url: registeredNoticeUrl('sepay'),
    headers: {
      'Content-Type': 'application/json',
      'X-SePay-Timestamp': time,
      'X-SePay-Signature': `sha256=${flaw === 'forged' ? corruptSignature(proof) : proof}`,
    },
    body: flaw === 'altered' ? body.replace(/"transferAmount":\d+/, `"transferAmount":${amount * 2}`) : body,
  }
}

export const sandbox: PaymentSandbox = { id: 'sepay', notice: sepayNotice, isTimed: true }
