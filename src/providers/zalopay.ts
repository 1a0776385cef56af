import { m } from '#words/messages.js'
import type { PayPageManifest } from './manifest.ts'

export const zalopayManifest = {
  kind: 'pay-page',
  id: 'zalopay',
  name: 'ZaloPay',
  settings: {
    ZALOPAY_APP_ID: { is: 'number', from: 1, to: 2_147_483_647 },
    ZALOPAY_KEY1: { is: 'text' },
    ZALOPAY_KEY2: { is: 'text' },
    ZALOPAY_URL: { is: 'url', live: 'https://openapi.zalopay.vn' },
  },
  keys: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  keysNote: m.settings_key_pays,
  hosts: { live: 'openapi.zalopay.vn', test: 'sb-openapi.zalopay.vn' },
  method: m.payment_method_zalopay,
  note: m.payment_note_zalopay,
  notices: 'POST',
} as const satisfies PayPageManifest
