import { zalopayKeys } from '#shop/payments/zalopay/keys.ts'
import {
  mac,
  corruptSignature,
  noticeFactsOf,
  internalAddress,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'

export const zalopayNumber = (number: number) => 261_121_000_000_000 + number

/** The date prefix belongs to ZaloPay's order number, so the flaw of an unknown order keeps it. */
const orderNumber = ({ payment, flaw }: NoticeToSend) =>
  flaw === 'unknown' ? payment.reference.replace(/_.*/, '_ZZZZZZZZ1') : payment.reference

function noticeBody(notice: NoticeToSend) {
  const { request, number, endedAt } = notice.payment
  return JSON.stringify({
    app_id: zalopayKeys.find()!.appId,
    app_trans_id: orderNumber(notice),
    app_time: Number(request.app_time),
    app_user: request.app_user,
    amount: noticeFactsOf(notice).amount,
    embed_data: request.embed_data,
    item: request.item,
    zp_trans_id: zalopayNumber(number),
    server_time: (endedAt ?? new Date()).getTime(),
    channel: 38,
    merchant_user_id: 'sandbox',
    zp_user_id: 'sandbox',
    user_fee_amount: 0,
    discount_amount: 0,
  })
}

export function zalopayNotice(notice: NoticeToSend): HttpMessage {
  const data = noticeBody(notice)
  const proof = mac('sha256', zalopayKeys.find()!.key2, data)
  const sent = notice.flaw === 'altered' ? data.replace(/"amount":\d+/, '"amount":1000') : data
  return {
    method: 'POST',
    url: internalAddress(notice.payment.request.callback_url ?? ''),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: sent, mac: notice.flaw === 'forged' ? corruptSignature(proof) : proof, type: 1 }),
  }
}

export function zalopayReturn({ payment, ending }: NoticeToSend) {
  const { appId, key2 } = zalopayKeys.find()!
  const values = {
    appid: String(appId),
    apptransid: payment.reference,
    pmcid: '38',
    bankcode: '',
    amount: String(payment.amount),
    discountamount: '0',
    status: ending === 'paid' ? '1' : ending === 'refused' ? '-63' : '-49',
  }
  const checksum = mac('sha256', key2, Object.values(values).join('|'))
  return `${returnAddress(payment.request)}?${new URLSearchParams({ ...values, checksum })}`
}

export function returnAddress({ embed_data }: Record<string, string>) {
  const { redirecturl } = JSON.parse(embed_data ?? '{}') as { redirecturl?: string }
  return redirecturl ?? ''
}
