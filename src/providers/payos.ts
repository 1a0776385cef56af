import { m } from '#words/messages.js'
import type { BankWatchManifest } from './manifest.ts'

export const payosManifest = {
  kind: 'bank-watch',
  id: 'payos',
  name: 'payOS',
  settings: { PAYOS_CHECKSUM_KEY: { is: 'text', min: 16, must: 'must have at least 16 characters' } },
  keys: ['PAYOS_CHECKSUM_KEY'],
  keysNote: m.settings_key_watches,
  notices: 'POST',
} as const satisfies BankWatchManifest
