import { m } from '#words/messages.js'
import type { PayPageManifest } from './manifest.ts'

export const vnpayManifest = {
  kind: 'pay-page',
  id: 'vnpay',
  name: 'VNPay',
  settings: {
    VNPAY_TMN_CODE: {
      is: 'text',
      like: /^[A-Z0-9]{8}$/i,
      must: 'must be the 8 letters and digits that VNPay gave you',
    },
    VNPAY_HASH_SECRET: { is: 'text' },
    VNPAY_API_URL: { is: 'url', live: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction' },
    VNPAY_PAY_URL: { is: 'url', live: 'https://pay.vnpay.vn/vpcpay.html' },
  },
  keys: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  keysNote: m.settings_key_pays,
  hosts: { live: 'merchant.vnpay.vn', test: 'sandbox.vnpayment.vn' },
  method: m.payment_method_vnpay,
  note: m.payment_note_vnpay,
  // All values are in the query string.
  notices: 'GET',
} as const satisfies PayPageManifest
