import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

export type StripeKeys = { secretKey: string; webhookSecret: string; url: string }

export const stripeKeys = keyring<StripeKeys>('stripe', {
  own({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url }) {
    return secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined
  },
  sandbox: ({ inside }) => ({
    secretKey: `sk_test_${sandboxSecret('stripe')}`,
    webhookSecret: `whsec_${sandboxSecret('stripe-webhook')}`,
    url: inside,
  }),
})
