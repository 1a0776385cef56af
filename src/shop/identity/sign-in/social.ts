import { env } from '#platform/env.server.ts'

export const socials = ['google', 'facebook'] as const
export type Social = (typeof socials)[number]
export const isSocial = (name: string | undefined): name is Social => socials.some((one) => one === name)

export type SocialKeys = { id: string; secret: string }

/** In demo mode, where no keys are given, a stand-in on this very server speaks the provider's protocol; a live shop knows none. */
export const isSocialSandbox = (social: Social) => env.SHOP_MODE === 'demo' && !ownKeys(social)
export const sandboxSocialKeys: SocialKeys = { id: 'luot-demo', secret: 'luot-demo-secret' }

function ownKeys(social: Social): SocialKeys | undefined {
  const [id, secret] =
    social === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.FACEBOOK_APP_ID, env.FACEBOOK_APP_SECRET]
  return id && secret ? { id, secret } : undefined
}

export const socialKeysOf = (social: Social) =>
  ownKeys(social) ?? (isSocialSandbox(social) ? sandboxSocialKeys : undefined)

/** Whose buttons are shown. */
export const configuredSocials = () => socials.filter((social) => socialKeysOf(social))

/** How this server reaches itself, whatever it is called outside. */
const within = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}/stand-in`

export const googleEndpoints = () =>
  isSocialSandbox('google')
    ? {
        authorize: `${env.BASE_URL}/stand-in/google`,
        token: `${within()}/google/token`,
        keys: `${within()}/google/keys`,
        issuers: [googleSandboxIssuer()],
      }
    : {
        authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
        token: 'https://oauth2.googleapis.com/token',
        keys: 'https://www.googleapis.com/oauth2/v3/certs',
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
      }

export const googleSandboxIssuer = () => `${env.BASE_URL}/stand-in/google`

export const facebookEndpoints = () =>
  isSocialSandbox('facebook')
    ? { dialog: `${env.BASE_URL}/stand-in/facebook`, graph: `${within()}/facebook` }
    : { dialog: 'https://www.facebook.com/v24.0/dialog/oauth', graph: 'https://graph.facebook.com/v24.0' }
