import type { OAuthProvider } from 'better-auth/oauth2'
import type { Keyring } from '#platform/keyring.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import type { ConfirmedAccount } from './claim-unconfirmed.ts'

export type SocialKeys<Endpoints = unknown> = { id: string; secret: string; endpoints: Endpoints }

/** The protocol of one sign-in provider. Its name and settings are in src/providers. */
export type SignInGateway<Keys extends SocialKeys = SocialKeys> = {
  id: SignInName
  keys: Keyring<Keys>
  /** The provider in the library's format. `onConfirmed` is called when the provider confirms that the address is the user's. */
  provider(keys: Keys, onConfirmed: (facts: ConfirmedAccount) => Promise<void>): OAuthProvider<object>
  /** The address at which a code is redeemed. */
  tokenUrl(keys: Keys): string
  /** The provider's answer to an unknown client. */
  refused: RegExp
}

/** The client of the shop at the sandboxes of all providers. */
export const sandboxClient = { id: 'luot-demo', secret: 'luot-demo-secret' }

/** The id and the secret of an app; undefined if one of them is missing. */
export const clientOf = (id: string | undefined, secret: string | undefined) =>
  id && secret ? { id, secret } : undefined
