import { createPublicKey } from 'node:crypto'
import {
  createAuthorizationURL,
  validateAuthorizationCode,
  verifyProviderIdToken,
  type OAuthProvider,
} from 'better-auth/oauth2'
import { z } from 'zod'
import { keyring } from '#platform/keyring.server.ts'
import {
  clientOf,
  sandboxClient,
  type ProviderUserHooks,
  type SignInGateway,
  type SocialKeys,
} from './sign-in-gateway.ts'

type Endpoints = { authorize: string; token: string; keys: string; issuers: string[] }
type Keys = SocialKeys<Endpoints>

const live: Endpoints = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
}

const keys = keyring<Keys>('google', {
  own(env) {
    const client = clientOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
    return client && { ...client, endpoints: live }
  },
  sandbox: ({ inside, outside }) => ({
    ...sandboxClient,
    endpoints: { authorize: outside, token: `${inside}/token`, keys: `${inside}/keys`, issuers: [outside] },
  }),
})

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(500).default(''),
})

export const googleGateway: SignInGateway<Keys> = {
  id: 'google',
  keys,
  provider: google,
  tokenUrl: ({ endpoints }) => endpoints.token,
  refused: /invalid_client|unauthorized_client/,
}

/** The library's own Google provider does not verify the id_token; this one checks signature, issuer, audience, age and nonce (OpenID Connect Core 3.1.3.7). */
function google({ id, secret, endpoints }: Keys, hooks: ProviderUserHooks): OAuthProvider<object> {
  const options = { clientId: id, clientSecret: secret }
  const isGood = checkOf(id, endpoints)
  return {
    id: 'google',
    name: 'Google',
    requiresIdTokenNonce: true,
    options: { ...options, disableIdTokenSignIn: true, requireEmailVerification: true } as object,
    accountSubject: ({ profile }) => (profile as { sub: string }).sub,
    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: 'google',
        options,
        authorizationEndpoint: endpoints.authorize,
        scopes: ['openid', 'email', 'profile'],
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        prompt: 'select_account',
      }),
    validateAuthorizationCode: ({ code, codeVerifier, redirectURI }) =>
      validateAuthorizationCode({ code, codeVerifier, redirectURI, options, tokenEndpoint: endpoints.token }),
    async getUserInfo({ idToken: token, expectedIdTokenNonce: nonce }) {
      if (!token || !nonce || !(await isGood(token, nonce))) return null
      const verified = claimsOf(token)
      if (!verified) return null
      const { sub, email, email_verified: emailVerified } = verified
      const name = verified.name.slice(0, 60)
      const meet = emailVerified ? hooks.onConfirmed : hooks.onUnconfirmed
      await meet({ provider: 'google', subject: sub, email, name })
      return { user: { email, emailVerified, name }, data: { sub } }
    },
  }
}

/** Verifies signature, issuer, audience, age and nonce of an id_token for this shop. */
function checkOf(audience: string, endpoints: Endpoints) {
  const idToken = {
    jwks: ({ kid }: { kid?: string }) => findKey(endpoints.keys, kid),
    issuer: endpoints.issuers,
    audience,
    algorithms: ['RS256'],
    maxTokenAge: '10m',
  }
  const checked = { idToken, options: {} } as unknown as OAuthProvider
  return (token: string, nonce: string) => verifyProviderIdToken(checked, token, nonce)
}

const claimsOf = (token: string) =>
  claims.safeParse(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())).data

type Jwk = { kid?: string; kty?: string } & Record<string, unknown>

const hourMs = 3_600_000
let cachedKeys: { from: string; at: number; keys: Jwk[] } | undefined

/** Google's public keys change every few weeks; for an unknown key they are fetched once more. */
async function findKey(from: string, kid: string | undefined) {
  const isKnown = () => cachedKeys?.from === from && cachedKeys.keys.some((key) => key.kid === kid)
  if (!isKnown() || Date.now() - cachedKeys!.at > hourMs) {
    const answer = await fetch(from, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
    cachedKeys = { from, at: Date.now(), keys: ((await answer.json()) as { keys: Jwk[] }).keys }
  }
  const jwk = cachedKeys!.keys.find((key) => key.kid === kid && key.kty === 'RSA')
  if (!jwk) throw new Error('the id_token is signed by no key of the provider')
  return createPublicKey({ key: jwk, format: 'jwk' })
}
