import type { Db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { isOrderOf } from '#shop/orders/is-order-of.ts'
import { hasPass } from '#web/chrome/order-pass.server.ts'

/** By what right a browser sees an order: it is the signed-in customer's own, or the mail's link was opened here. Else nothing. */
export async function wayToOrder(db: Db, request: Request, orderId: string): Promise<'own' | 'link' | undefined> {
  const { person } = await findPerson(request.headers)
  if (person && (await isOrderOf(db, person.id, orderId))) return 'own'
  return hasPass(request, orderId) ? 'link' : undefined
}
