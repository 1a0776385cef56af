import { route } from '@react-router/dev/routes'

/** The pages of the sandboxes, outside the shop's layout; a live shop answers 404. */
export const sandboxPages = [
  route('sandbox/payments/:id', 'hooks/sandbox/payment-page.tsx'),
  route('sandbox/bank', 'hooks/sandbox/bank-page.tsx'),
]

/** From here browsers leave for a provider's page, and here they come back. */
export const providerReturnPages = [
  route('orders/:id/pay', 'hooks/pay-page.tsx'),
  route('payments/:provider/return', 'hooks/return-page.tsx'),
]
