import { m } from '#words/messages.js'
import type { PayPageManifest } from './manifest.ts'

export const momoManifest = {
  kind: 'pay-page',
  id: 'momo',
  name: 'MoMo',
  settings: {
    MOMO_PARTNER_CODE: { is: 'text' },
    MOMO_ACCESS_KEY: { is: 'text' },
    MOMO_SECRET_KEY: { is: 'text' },
    MOMO_URL: { is: 'url', live: 'https://payment.momo.vn' },
  },
  keys: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  keysNote: m.settings_key_pays,
  hosts: { live: 'payment.momo.vn', test: 'test-payment.momo.vn' },
  method: m.payment_method_momo,
  note: m.payment_note_momo,
  notices: 'POST',
} as const satisfies PayPageManifest
