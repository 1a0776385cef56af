import { db } from '#platform/postgres/db.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { isOrderOf } from '#shop/orders/buyers/is-order-of.ts'
import { hasPass } from '#web/shell/order/order-pass.server.ts'

/** True when the order was placed in this browser, or by this signed-in person, whose browser may have lost the pass. */
export async function mayOpen(request: Request, orderId: string) {
  if (hasPass(request, orderId)) return true
  const { person } = await findSessionUser(request.headers)
  return person !== undefined && (await isOrderOf(db, person.id, orderId))
}
