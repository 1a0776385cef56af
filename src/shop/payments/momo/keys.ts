import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

export type MomoKeys = { partnerCode: string; accessKey: string; secretKey: string; url: string }

export const momoKeys = keyring<MomoKeys>('momo', {
  own({ MOMO_PARTNER_CODE: partnerCode, MOMO_ACCESS_KEY: accessKey, MOMO_SECRET_KEY: secretKey, MOMO_URL: url }) {
    return partnerCode && accessKey && secretKey ? { partnerCode, accessKey, secretKey, url } : undefined
  },
  sandbox: ({ inside }) => ({
    partnerCode: 'LUOTDEMO',
    accessKey: sandboxSecret('momo-access').slice(0, 16),
    secretKey: sandboxSecret('momo'),
    url: inside,
  }),
})
