import type { OAuthProvider } from 'better-auth/oauth2'
import type { Keyring } from '#platform/keyring.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import type { ProviderUser } from './claim-unconfirmed.ts'

export type SocialKeys<Endpoints = unknown> = { id: string; secret: string; endpoints: Endpoints }

/** What the shop does with a user before the library looks for the account. */
export type ProviderUserHooks = {
  /** The provider confirms that the address is the user's. */
  onConfirmed(user: ProviderUser): Promise<void>
  onUnconfirmed(user: ProviderUser): Promise<void>
}

/** The protocol of one sign-in provider. Its name and settings are in src/providers. */
export type SignInGateway<Keys extends SocialKeys = SocialKeys> = {
  id: SignInName
  keys: Keyring<Keys>
  /** The provider in the library's format. */
  provider(keys: Keys, hooks: ProviderUserHooks): OAuthProvider<object>
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
