import { m } from '#words/messages.js'
import type { GatewayManifest } from './manifest.ts'

export const momoManifest = {
  kind: 'gateway',
  id: 'momo',
  name: 'MoMo',
  settings: {
    MOMO_PARTNER_CODE: { is: 'text' },
    MOMO_ACCESS_KEY: { is: 'text' },
    MOMO_SECRET_KEY: { is: 'text' },
    MOMO_URL: { is: 'url', live: 'https://payment.momo.vn' },
  },
  together: [['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY']],
  keys: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  keysNote: m.settings_key_pays,
  hosts: { live: 'payment.momo.vn', test: 'test-payment.momo.vn' },
  method: m.payment_method_momo,
  checkoutNote: m.checkout_momo_note,
  notices: 'POST',
} as const satisfies GatewayManifest
