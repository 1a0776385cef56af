import { env } from '#platform/env.server.ts'
import { isSigned, sign } from '#platform/secret.server.ts'

/** `prints` is where browsers open labels; servers may reach the carrier by another way. */
export type GhnKeys = { token: string; shopId: string; host: string; prints: string }

/** In demo mode, where no keys are given, a stand-in on this very server speaks GHN's protocol; a live shop knows none. */
export const isStandInGhn = () => env.SHOP_MODE === 'demo' && !ownKeys()

export const ghnKeys = (): GhnKeys | undefined => ownKeys() ?? (isStandInGhn() ? standInKeys() : undefined)

function ownKeys(): GhnKeys | undefined {
  const { GHN_TOKEN: token, GHN_SHOP_ID: shopId, GHN_HOST: host } = env
  return token && shopId ? { token, shopId, host, prints: host } : undefined
}

const within = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`

/** The token is made of the shop's own secret, so that nobody outside can speak to the stand-in. */
const standInKeys = (): GhnKeys => ({
  token: sign('stand-in', 'ghn'),
  shopId: '2026',
  host: `${within()}/stand-in/ghn`,
  prints: `${env.BASE_URL}/stand-in/ghn`,
})

/** GHN signs nothing: the address that it is told is the secret (docs/reference/vietnam.md 4.1). */
export const ghnNoticePath = () => `/api/hooks/ghn/${sign('hook', 'ghn')}`
export const isGhnNoticeKey = (key: string) => isSigned('hook', 'ghn', key)
