import { vnpayKeys } from '#shop/payments/vnpay/keys.ts'
import {
  mac,
  registeredNoticeUrl,
  corruptSignature,
  noticeFactsOf,
  vnStamp,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'

type Params = Record<string, string>

const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

const written = (params: Params) =>
  Object.keys(params)
    .filter((name) => /^vnp_(?!SecureHash)/.test(name) && params[name] !== '')
    .sort()
    .map((name) => `${encoded(name)}=${encoded(params[name]!)}`)
    .join('&')

export const vnpayHash = (params: Params) => mac('sha512', vnpayKeys.find()!.secret, written(params))

const codes = {
  paid: ['00', '00'],
  suspect: ['07', '00'],
  refused: ['51', '02'],
  cancelled: ['24', '02'],
  expired: ['11', '02'],
} as const

export const vnpayNumber = (number: number) => String(14_000_000 + number)

/** The parameters that go to the notice address and come back with the browser. */
function noticeParams(notice: NoticeToSend): Params {
  const { payment, ending } = notice
  const { amount, reference } = noticeFactsOf(notice)
  const [response, status] = codes[ending]
  const isNumbered = ending !== 'cancelled' && ending !== 'expired'
  return {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: payment.request.vnp_BankCode || 'NCB',
    ...(status === '00' && { vnp_BankTranNo: `VNP${vnpayNumber(payment.number)}` }),
    vnp_CardType: 'ATM',
    vnp_OrderInfo: payment.request.vnp_OrderInfo ?? '',
    vnp_PayDate: vnStamp(payment.endedAt ?? new Date()),
    vnp_ResponseCode: response,
    vnp_TmnCode: vnpayKeys.find()!.tmnCode,
    vnp_TransactionNo: isNumbered ? vnpayNumber(payment.number) : '0',
    vnp_TransactionStatus: status,
    vnp_TxnRef: reference,
  }
}

function query(notice: NoticeToSend) {
  const params = noticeParams(notice)
  const hash = vnpayHash(params)
  if (notice.flaw === 'altered') params.vnp_Amount = '100'
  return new URLSearchParams({
    ...params,
    vnp_SecureHash: notice.flaw === 'forged' ? corruptSignature(hash) : hash,
  }).toString()
}

export const vnpayNotice = (notice: NoticeToSend): HttpMessage => ({
  method: 'GET',
  url: `${registeredNoticeUrl('vnpay')}?${query(notice)}`,
  headers: {},
})

export const vnpayReturn = (notice: NoticeToSend) => `${notice.payment.request.vnp_ReturnUrl}?${query(notice)}`
