import { m } from '#words/messages.js'
import type { CarrierManifest } from './manifest.ts'

export const ghnManifest = {
  kind: 'carrier',
  id: 'ghn',
  name: 'GHN',
  settings: {
    GHN_TOKEN: { is: 'text' },
    GHN_SHOP_ID: { is: 'text', like: /^\d{1,12}$/, must: 'must be the number of a shop at GHN' },
    GHN_HOST: { is: 'url', live: 'https://online-gateway.ghn.vn' },
  },
  keys: ['GHN_TOKEN', 'GHN_SHOP_ID'],
  keysNote: m.settings_key_carries,
  hosts: { live: 'online-gateway.ghn.vn', test: 'dev-online-gateway.ghn.vn' },
} as const satisfies CarrierManifest
