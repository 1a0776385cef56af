import { facebookManifest } from './facebook.ts'
import { googleManifest } from './google.ts'

/** With whose account people may sign in. */
export const signInManifests = [googleManifest, facebookManifest] as const
export type SignInName = (typeof signInManifests)[number]['id']
