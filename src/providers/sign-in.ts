import { facebookManifest } from './facebook.ts'
import { googleManifest } from './google.ts'

/** Accounts that people can sign in with. */
export const signInManifests = [googleManifest, facebookManifest] as const
export type SignInName = (typeof signInManifests)[number]['id']

export const isSignInName = (name: string | null | undefined): name is SignInName =>
  signInManifests.some(({ id }) => id === name)
/** Its own name, the same in every language. */
export const signInNameOf = (social: SignInName) => signInManifests.find(({ id }) => id === social)!.name
