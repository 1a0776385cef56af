import { m } from '#words/messages.js'
import type { CarrierManifest } from './manifest.ts'

const needed = [
  'GHTK_TOKEN',
  'GHTK_PARTNER_CODE',
  'GHTK_PICK_NAME',
  'GHTK_PICK_TEL',
  'GHTK_PICK_ADDRESS',
  'GHTK_PICK_WARD',
  'GHTK_PICK_PROVINCE',
] as const

export const ghtkManifest = {
  kind: 'carrier',
  id: 'ghtk',
  name: 'GHTK',
  settings: {
    GHTK_TOKEN: { is: 'text' },
    GHTK_PARTNER_CODE: {
      is: 'text',
      like: /^[A-Za-z0-9]{2,20}$/,
      must: 'must be the code of the shop at GHTK, such as S308157',
    },
    // GHTK requires the pickup address with each parcel.
    GHTK_PICK_NAME: { is: 'text' },
    GHTK_PICK_TEL: { is: 'text', like: /^0\d{9,10}$/, must: 'must be a phone number such as 0912345678' },
    GHTK_PICK_ADDRESS: { is: 'text' },
    GHTK_PICK_WARD: { is: 'text' },
    GHTK_PICK_PROVINCE: { is: 'text' },
    GHTK_HOST: { is: 'url', live: 'https://services.giaohangtietkiem.vn' },
  },
  keys: needed,
  keysNote: m.settings_key_carries,
  hosts: { live: 'services.giaohangtietkiem.vn', test: 'services-staging.ghtklab.com' },
} as const satisfies CarrierManifest
