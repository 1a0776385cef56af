import { momoKeys } from '#shop/payments/momo/keys.ts'
import {
  mac,
  corruptSignature,
  noticeFactsOf,
  internalAddress,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'

type Fields = Record<string, string | number>

export function momoSignature(names: string, fields: Record<string, unknown>) {
  const { accessKey, secretKey } = momoKeys.find()!
  const all: Record<string, unknown> = { ...fields, accessKey }
  const pairs = names.split(' ').map((name) => `${name}=${String(all[name] ?? '')}`)
  return mac('sha256', secretKey, pairs.join('&'))
}

const noticeNames =
  'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId'

const results = {
  paid: [0, 'Thành công.'],
  suspect: [7002, 'Giao dịch đang được xử lý bởi nhà cung cấp loại hình thanh toán.'],
  refused: [1001, 'Giao dịch thanh toán thất bại do tài khoản người dùng không đủ tiền.'],
  cancelled: [1006, 'Giao dịch thất bại do người dùng đã từ chối xác nhận thanh toán.'],
  expired: [1005, 'Giao dịch thất bại do url hoặc QR code đã hết hạn.'],
} as const

export const momoResult = (state: keyof typeof results | 'open') =>
  state === 'open'
    ? ([1000, 'Giao dịch đã được khởi tạo, chờ người dùng xác nhận thanh toán.'] as const)
    : results[state]

export const momoNumber = (number: number) => 4_088_000_000 + number

function noticeFields(notice: NoticeToSend): Fields {
  const { payment, ending } = notice
  const { amount, reference } = noticeFactsOf(notice)
  const [resultCode, message] = results[ending]
  const fields = {
    partnerCode: momoKeys.find()!.partnerCode,
    orderId: reference,
    requestId: reference,
    amount,
    orderInfo: payment.request.orderInfo ?? '',
    orderType: 'momo_wallet',
    transId: momoNumber(payment.number),
    resultCode,
    message,
    payType: 'webApp',
    responseTime: (payment.endedAt ?? new Date()).getTime(),
    extraData: payment.request.extraData ?? '',
  }
  const signature = momoSignature(noticeNames, fields)
  return {
    ...fields,
    ...(notice.flaw === 'altered' && { amount: 1000 }),
    signature: notice.flaw === 'forged' ? corruptSignature(signature) : signature,
  }
}

export const momoNotice = (notice: NoticeToSend): HttpMessage => ({
  method: 'POST',
  url: internalAddress(notice.payment.request.ipnUrl ?? ''),
  headers: { 'Content-Type': 'application/json; charset=UTF-8' },
  body: JSON.stringify(noticeFields(notice)),
})

export const momoReturn = (notice: NoticeToSend) => {
  const query = Object.entries(noticeFields(notice)).map(([name, value]) => [name, String(value)])
  return `${notice.payment.request.redirectUrl}?${new URLSearchParams(query)}`
}
