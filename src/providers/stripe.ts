import { m } from '#words/messages.js'
import type { PayPageManifest } from './manifest.ts'

export const stripeManifest = {
  kind: 'pay-page',
  id: 'stripe',
  name: 'Stripe',
  settings: {
    STRIPE_URL: { is: 'url', live: 'https://api.stripe.com' },
    STRIPE_SECRET_KEY: { is: 'text', like: /^(sk|rk)_/, must: 'must begin with sk_ or rk_' },
    STRIPE_WEBHOOK_SECRET: { is: 'text', like: /^whsec_/, must: 'must begin with whsec_' },
  },
  keys: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  keysNote: m.settings_key_cards,
  hosts: { live: 'api.stripe.com' },
  testKey: { name: 'STRIPE_SECRET_KEY', like: /^.._test_/ },
  method: m.payment_method_stripe,
  note: m.payment_note_stripe,
  notices: 'POST',
  leftMark: ['how', 'left'],
} as const satisfies PayPageManifest
