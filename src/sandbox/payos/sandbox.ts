import { bankNumber, bankClock } from '../bank.ts'
import {
  mac,
  registeredNoticeUrl,
  corruptSignature,
  type PaymentSandbox,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'
import { payosKeys } from '#shop/payments/payos/keys.ts'

/** The notice of payOS about the same transfer, signed over its fields in alphabetical order. */
function payosNotice({ payment, flaw }: NoticeToSend): HttpMessage {
  const { request, number, amount, at } = payment
  const facts: Record<string, string | number> = {
    orderCode: 2_026_000 + number,
    amount,
    description: request.memo ?? '',
    accountNumber: request.account ?? '',
    reference: bankNumber(number),
    transactionDateTime: bankClock(at),
    currency: 'VND',
    paymentLinkId: payment.id.replaceAll('-', ''),
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: '970436',
    counterAccountBankName: 'Vietcombank',
    counterAccountName: 'NGUYEN THI LAN',
    counterAccountNumber: '0011001234567',
    virtualAccountName: '',
    virtualAccountNumber: '',
  }
  const text = Object.keys(facts)
    .sort()
    .map((name) => `${name}=${facts[name]}`)
    .join('&')
  const proof = mac('sha256', payosKeys.find()!.checksumKey, text)
  if (flaw === 'altered') facts.amount = amount * 2
  return {
    method: 'POST',
    url: registeredNoticeUrl('payos'),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      code: '00',
      desc: 'success',
      success: true,
      data: facts,
      signature: flaw === 'forged' ? corruptSignature(proof) : proof,
    }),
  }
}

export const sandbox: PaymentSandbox = { id: 'payos', notice: payosNotice }
