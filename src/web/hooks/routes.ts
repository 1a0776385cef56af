import { route } from '@react-router/dev/routes'

/** The pages of sandboxes, each a screen by itself; in a live shop they are not found. */
export const sandboxPages = [
  route('sandbox/payments/:id', 'hooks/sandbox/payment-page.tsx'),
  route('sandbox/bank', 'hooks/sandbox/bank-page.tsx'),
]

/** Where browsers leave for a provider's page, and where they come back to. */
export const providerReturnPages = [
  route('orders/:id/pay', 'hooks/pay-page.tsx'),
  route('payments/:provider/return', 'hooks/return-page.tsx'),
]
