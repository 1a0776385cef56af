import { env } from '#platform/env.server.ts'

export const socials = ['google', 'facebook'] as const
export type Social = (typeof socials)[number]
export const isSocial = (name: string | undefined): name is Social => socials.some((one) => one === name)

export type Keys = { id: string; secret: string }

/** In demo mode, where no keys are given, a stand-in on this very server speaks the provider's protocol; a live shop knows none. */
export const isStandIn = (social: Social) => env.SHOP_MODE === 'demo' && !ownKeys(social)
export const standInKeys: Keys = { id: 'luot-demo', secret: 'luot-demo-secret' }

function ownKeys(social: Social): Keys | undefined {
  const [id, secret] =
    social === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.FACEBOOK_APP_ID, env.FACEBOOK_APP_SECRET]
  return id && secret ? { id, secret } : undefined
}

export const keysOf = (social: Social) => ownKeys(social) ?? (isStandIn(social) ? standInKeys : undefined)

/** Whose buttons are shown. */
export const configuredSocials = () => socials.filter((social) => keysOf(social))

/** How this server reaches itself, whatever it is called outside. */
const within = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}/stand-in`

export const googleDoors = () =>
  isStandIn('google')
    ? {
        authorize: `${env.BASE_URL}/stand-in/google`,
        token: `${within()}/google/token`,
        keys: `${within()}/google/keys`,
        issuers: [standInIssuer()],
      }
    : {
        authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
        token: 'https://oauth2.googleapis.com/token',
        keys: 'https://www.googleapis.com/oauth2/v3/certs',
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
      }

export const standInIssuer = () => `${env.BASE_URL}/stand-in/google`

export const facebookDoors = () =>
  isStandIn('facebook')
    ? { dialog: `${env.BASE_URL}/stand-in/facebook`, graph: `${within()}/facebook` }
    : { dialog: 'https://www.facebook.com/v24.0/dialog/oauth', graph: 'https://graph.facebook.com/v24.0' }
