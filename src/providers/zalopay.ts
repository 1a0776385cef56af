import { m } from '#words/messages.js'
import type { GatewayManifest } from './manifest.ts'

export const zalopayManifest = {
  kind: 'gateway',
  id: 'zalopay',
  name: 'ZaloPay',
  settings: {
    ZALOPAY_APP_ID: { is: 'number', from: 1, to: 2_147_483_647 },
    ZALOPAY_KEY1: { is: 'text' },
    ZALOPAY_KEY2: { is: 'text' },
    ZALOPAY_URL: { is: 'url', live: 'https://openapi.zalopay.vn' },
  },
  together: [['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2']],
  keys: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  keysNote: m.settings_key_pays,
  hosts: { live: 'openapi.zalopay.vn', test: 'sb-openapi.zalopay.vn' },
  method: m.payment_method_zalopay,
  checkoutNote: m.checkout_zalopay_note,
  notices: 'POST',
} as const satisfies GatewayManifest
