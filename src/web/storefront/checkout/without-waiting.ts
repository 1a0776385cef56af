import { isGateway } from '#shop/payments/provider-keys.ts'
import { m } from '#words/messages.js'
import type { CheckoutView } from './view-checkout.server.ts'

/** After a refusal because of too much on hold: the ways that hold stock for long are closed in the answer, so that another one is chosen. */
export const withoutWaiting = (view: CheckoutView, refused: string | undefined): CheckoutView =>
  refused === 'held-waiting'
    ? {
        ...view,
        payments: view.payments.map((one) =>
          isGateway(one.method) ? one : { ...one, closed: one.closed ?? m.checkout_held_closed() },
        ),
      }
    : view
