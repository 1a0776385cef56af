import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

/** SePay uses one of them: a key, or a signature over time and body. */
export type SepayKeys = { apiKey?: string; webhookSecret?: string }

export const sepayKeys = keyring<SepayKeys>('sepay', {
  own({ SEPAY_API_KEY: apiKey, SEPAY_WEBHOOK_SECRET: webhookSecret }) {
    return apiKey || webhookSecret ? { apiKey, webhookSecret } : undefined
  },
  sandbox: () => ({ webhookSecret: sandboxSecret('sepay') }),
})
