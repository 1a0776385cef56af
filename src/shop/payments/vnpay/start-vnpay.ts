import { shopStamp } from '#kit/clock.ts'
import type { NextStep, PaymentStart } from '../provider.ts'
import type { VnpayKeys } from './keys.ts'
import { signedQuery, signParams } from './sign-query.ts'

/** The parameters of a payment. They travel in the address, so no server is called. Amounts are hundredths of a đồng. */
function paymentParams({ tmnCode }: VnpayKeys, start: PaymentStart) {
  return {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: tmnCode,
    vnp_Amount: String(start.amount * 100),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: start.reference,
    vnp_OrderInfo: vnpayText(`Thanh toan don hang ${start.code}`),
    vnp_OrderType: 'other',
    vnp_Locale: start.locale === 'vi' ? 'vn' : 'en',
    vnp_ReturnUrl: start.returnUrl,
    vnp_IpAddr: vnpayClientAddress(start.clientAddress),
    vnp_CreateDate: shopStamp(start.startedAt),
    vnp_ExpireDate: shopStamp(start.expiresAt),
  }
}

/** Only characters that every encoder writes alike, as in VNPay's own samples: unaccented letters, digits, space and `:.-`. */
export const vnpayText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9 :.-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 255)

export function startVnpay(keys: VnpayKeys, start: PaymentStart): NextStep {
  const params = paymentParams(keys, start)
  const url = `${keys.payUrl}?${signedQuery(params)}&vnp_SecureHash=${signParams(keys.secret, params)}`
  return { kind: 'redirect', url, facts: { createDate: params.vnp_CreateDate } }
}

/** `::ffff:203.0.113.7` is an IPv4 address as an IPv6 socket reports it. */
export const vnpayClientAddress = (address: string) => address.replace(/^::ffff:/i, '').slice(0, 45) || '127.0.0.1'
