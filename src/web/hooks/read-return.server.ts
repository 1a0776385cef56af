import { db } from '#platform/postgres/db.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { isOrderOf } from '#shop/orders/buyers/is-order-of.ts'
import { readOrderCode } from '#shop/orders/buyers/read-order-code.ts'
import { findAttemptState } from '#shop/payments/attempts/find-attempt-state.ts'
import type { PaymentProviderName } from '#providers/payments.ts'
import { readPaymentReturn } from '#shop/payments/registered-gateways.ts'
import { hasPass, lastPass } from '#web/shell/order/order-pass.server.ts'

type ProviderReturn = {
  state: 'paid' | 'over' | 'checking' | 'left'
  orderId: string | undefined
  /** The code of the order that the address names. */
  code?: string
}

/** The state of the payment for a customer who comes back from the provider; without an order that they may see, there is none. */
export async function findProviderReturn(request: Request, provider: PaymentProviderName): Promise<ProviderReturn> {
  const reference = readPaymentReturn(provider, new URL(request.url).searchParams)
  const found = reference ? await findAttemptState(db, reference) : undefined
  // The code is read from the reference alone: whether there is such an order is not said.
  const code = reference && readOrderCode(reference.slice(0, 8))
  if (!found || !(await maySeeOrder(request, found.orderId)))
    return { state: 'left', orderId: code ? undefined : lastPass(request), code }
  const { orderId, payment, attempt } = found
  if (payment === 'paid' || attempt === 'paid') return { state: 'paid', orderId, code }
  const isOpen = attempt === 'created' || attempt === 'redirected'
  return { state: isOpen ? 'checking' : 'over', orderId, code }
}

/** An order of this user, or one that this browser has access to. */
export async function maySeeOrder(request: Request, orderId: string) {
  if (hasPass(request, orderId)) return true
  const { person } = await findSessionUser(request.headers)
  return person !== undefined && (await isOrderOf(db, person.id, orderId))
}
