import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

export type ZalopayKeys = { appId: number; key1: string; key2: string; url: string }

export const zalopayKeys = keyring<ZalopayKeys>('zalopay', {
  own({ ZALOPAY_APP_ID: appId, ZALOPAY_KEY1: key1, ZALOPAY_KEY2: key2, ZALOPAY_URL: url }) {
    return appId && key1 && key2 ? { appId, key1, key2, url } : undefined
  },
  sandbox: ({ inside }) => ({
    appId: 2026,
    key1: sandboxSecret('zalopay-1'),
    key2: sandboxSecret('zalopay-2'),
    url: inside,
  }),
})
