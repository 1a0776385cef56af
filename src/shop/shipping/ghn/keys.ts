import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

/** `prints` is the host where browsers open labels; servers may reach the carrier at another. */
export type GhnKeys = { token: string; shopId: string; host: string; prints: string }

export const ghnKeys = keyring<GhnKeys>('ghn', {
  own({ GHN_TOKEN: token, GHN_SHOP_ID: shopId, GHN_HOST: host }) {
    return token && shopId ? { token, shopId, host, prints: host } : undefined
  },
  sandbox: ({ inside, outside }) => ({ token: sandboxSecret('ghn'), shopId: '2026', host: inside, prints: outside }),
})
