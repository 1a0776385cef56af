import type { OAuthProvider } from 'better-auth/oauth2'
import type { Keyring } from '#platform/keyring.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import type { VouchedAccount } from './claim-unconfirmed.ts'

export type SocialKeys<Endpoints = unknown> = { id: string; secret: string; endpoints: Endpoints }

/** How one provider of sign-in is spoken to. What it is called and set up with stands in src/providers. */
export type SignInGateway<Keys extends SocialKeys = SocialKeys> = {
  id: SignInName
  keys: Keyring<Keys>
  /** As the library takes it. `onVouched`: it says that this address is the person's own. */
  provider(keys: Keys, onVouched: (facts: VouchedAccount) => Promise<void>): OAuthProvider<object>
  /** The address at which a code is redeemed. */
  tokenUrl(keys: Keys): string
  /** The provider's answer to an unknown client. */
  refused: RegExp
}

/** How the shop is known to the sandboxes of all providers. */
export const sandboxClient = { id: 'luot-demo', secret: 'luot-demo-secret' }

/** The two that each provider gives to an app; undefined where one of them is missing. */
export const clientOf = (id: string | undefined, secret: string | undefined) =>
  id && secret ? { id, secret } : undefined
