import { m } from '#words/messages.js'
import type { SignInManifest } from './manifest.ts'

export const facebookManifest = {
  kind: 'sign-in',
  id: 'facebook',
  name: 'Facebook',
  settings: { FACEBOOK_APP_ID: { is: 'text' }, FACEBOOK_APP_SECRET: { is: 'text' } },
  keys: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  keysNote: m.settings_key_signs_in,
} as const satisfies SignInManifest
