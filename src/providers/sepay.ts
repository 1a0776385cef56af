import { m } from '#words/messages.js'
import type { BankWatchManifest } from './manifest.ts'

const long = { is: 'text', min: 16, must: 'must have at least 16 characters' } as const

export const sepayManifest = {
  kind: 'bank-watch',
  id: 'sepay',
  name: 'SePay',
  settings: { SEPAY_API_KEY: long, SEPAY_WEBHOOK_SECRET: long },
  // The secret signs SePay's notices; the plain key is for shops that set it in the environment.
  keys: ['SEPAY_WEBHOOK_SECRET'],
  keysNote: m.settings_key_watches,
  notices: 'POST',
} as const satisfies BankWatchManifest
