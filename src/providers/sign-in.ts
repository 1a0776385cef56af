import { facebook } from './facebook.ts'
import { google } from './google.ts'

/** With whose account people may sign in. */
export const signInManifests = [google, facebook] as const
export type SignInName = (typeof signInManifests)[number]['id']
