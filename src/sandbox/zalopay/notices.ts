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
const orderNumber = ({ payment, twist }: NoticeToSend) =>
  twist === 'unknown' ? payment.reference.replace(/_.*/, '_ZZZZZZZZ1') : payment.reference

function noticeBody(notice: NoticeToSend) {
  const { asked, number, endedAt } = notice.payment
  return JSON.stringify({
    app_id: zalopayKeys.find()!.appId,
    app_trans_id: orderNumber(notice),
    app_time: Number(asked.app_time),
    app_user: asked.app_user,
    amount: noticeFactsOf(notice).amount,
    embed_data: asked.embed_data,
    item: asked.item,
    zp_trans_id: zalopayNumber(number),
    server_time: (endedAt ?? new Date()).getTime(),
    channel: 38,
    merchant_user_id: 'stand-in',
    zp_user_id: 'stand-in',
    user_fee_amount: 0,
    discount_amount: 0,
  })
}

export function zalopayNotice(notice: NoticeToSend): HttpMessage {
  const data = noticeBody(notice)
  const proof = mac('sha256', zalopayKeys.find()!.key2, data)
  const sent = notice.twist === 'altered' ? data.replace(/"amount":\d+/, '"amount":1000') : data
  return {
    method: 'POST',
    url: internalAddress(notice.payment.asked.callback_url ?? ''),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: sent, mac: notice.twist === 'forged' ? corruptSignature(proof) : proof, type: 1 }),
  }
}

export function zalopayReturn({ payment, says }: NoticeToSend) {
  const { appId, key2 } = zalopayKeys.find()!
  const values = {
    appid: String(appId),
    apptransid: payment.reference,
    pmcid: '38',
    bankcode: '',
    amount: String(payment.amount),
    discountamount: '0',
    status: says === 'paid' ? '1' : says === 'refused' ? '-63' : '-49',
  }
  const checksum = mac('sha256', key2, Object.values(values).join('|'))
  return `${returnAddress(payment.asked)}?${new URLSearchParams({ ...values, checksum })}`
}

export function returnAddress({ embed_data }: Record<string, string>) {
  const { redirecturl } = JSON.parse(embed_data ?? '{}') as { redirecturl?: string }
  return redirecturl ?? ''
}
