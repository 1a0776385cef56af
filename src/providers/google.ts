import { m } from '#words/messages.js'
import type { SignInManifest } from './manifest.ts'

export const googleManifest = {
  kind: 'sign-in',
  id: 'google',
  name: 'Google',
  settings: { GOOGLE_CLIENT_ID: { is: 'text' }, GOOGLE_CLIENT_SECRET: { is: 'text' } },
  keys: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  keysNote: m.settings_key_signs_in,
} as const satisfies SignInManifest
