import { createHmac } from 'node:crypto'
import { createAuthorizationURL, validateAuthorizationCode, type OAuthProvider } from 'better-auth/oauth2'
import { z } from 'zod'
import { keyring } from '#platform/keyring.server.ts'
import {
  clientOf,
  sandboxClient,
  type ProviderUserHooks,
  type SignInGateway,
  type SocialKeys,
} from './sign-in-gateway.ts'

type Keys = SocialKeys<{ dialog: string; graph: string }>

const live = { dialog: 'https://www.facebook.com/v24.0/dialog/oauth', graph: 'https://graph.facebook.com/v24.0' }

const keys = keyring<Keys>('facebook', {
  own(env) {
    const client = clientOf(env.FACEBOOK_APP_ID, env.FACEBOOK_APP_SECRET)
    return client && { ...client, endpoints: live }
  },
  sandbox: ({ inside, outside }) => ({ ...sandboxClient, endpoints: { dialog: outside, graph: inside } }),
})

const inspected = z.object({
  data: z.object({ is_valid: z.literal(true), app_id: z.string(), user_id: z.string().min(1) }),
})
const profile = z.object({
  id: z.string().min(1).max(255),
  name: z.string().max(500).default(''),
  email: z.email().max(254).optional(),
})

export const facebookGateway: SignInGateway<Keys> = {
  id: 'facebook',
  keys,
  provider: facebook,
  tokenUrl: ({ endpoints }) => `${endpoints.graph}/oauth/access_token`,
  // 1 and 101 are about the app and its secret, 100 about the code.
  refused: /"code": ?(1|101)\b/,
}

/** Facebook Login: an access token must be made for this app (debug_token), and Facebook does not confirm the address, so an email does. */
function facebook(keys: Keys, { onUnconfirmed }: ProviderUserHooks): OAuthProvider<object> {
  const options = { clientId: keys.id, clientSecret: keys.secret }
  const { dialog, graph } = keys.endpoints
  return {
    id: 'facebook',
    name: 'Facebook',
    options: { ...options, disableIdTokenSignIn: true, requireEmailVerification: true } as object,
    accountSubject: ({ profile }) => (profile as { id: string }).id,
    createAuthorizationURL: ({ state, redirectURI }) =>
      createAuthorizationURL({
        id: 'facebook',
        options,
        authorizationEndpoint: dialog,
        scopes: ['email', 'public_profile'],
        scopeJoiner: ',',
        state,
        redirectURI,
      }),
    validateAuthorizationCode: ({ code, redirectURI }) =>
      validateAuthorizationCode({ code, redirectURI, options, tokenEndpoint: `${graph}/oauth/access_token` }),
    async getUserInfo({ accessToken }) {
      const person = accessToken ? await findProfile(graph, keys, accessToken) : undefined
      if (!person) return null
      // An account opened by phone number has none; the library then answers `email_not_found`.
      const { id, email } = person
      const name = person.name.slice(0, 60)
      if (email) await onUnconfirmed({ provider: 'facebook', subject: id, email, name })
      return { user: { email, emailVerified: false, name }, data: { id } }
    },
  }
}

async function findProfile(graph: string, { id, secret }: Keys, token: string) {
  const about = await callGraph(
    `${graph}/debug_token`,
    { input_token: token, access_token: `${id}|${secret}` },
    inspected,
  )
  if (about?.data.app_id !== id) return
  const proof = createHmac('sha256', secret).update(token).digest('hex')
  const query = { fields: 'id,name,email', access_token: token, appsecret_proof: proof }
  const me = await callGraph(`${graph}/me`, query, profile)
  return me?.id === about.data.user_id ? me : undefined
}

async function callGraph<T>(endpoint: string, query: Record<string, string>, shape: z.ZodType<T>) {
  const url = `${endpoint}?${new URLSearchParams(query)}`
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  return answer.ok ? shape.safeParse(await answer.json()).data : undefined
}
