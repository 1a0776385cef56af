import type { Db } from '#platform/postgres/db.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { isOrderOf } from '#shop/orders/buyers/is-order-of.ts'
import { hasPass } from '#web/shell/order/order-pass.server.ts'
import { reportTampering } from '#web/shell/reports/report-tampering.server.ts'

/** Why a browser may see an order: it is the signed-in customer's own, or the mail's link was opened here. Else undefined. */
export async function findOrderAccess(db: Db, request: Request, orderId: string): Promise<'own' | 'link' | undefined> {
  const { person } = await findSessionUser(request.headers)
  if (person && (await isOrderOf(db, person.id, orderId))) return 'own'
  return hasPass(request, orderId) ? 'link' : undefined
}

/** The same, but records refused requests, whether the order exists or not, so that timing does not tell which. */
export async function requireOrderAccess(db: Db, request: Request, orderId: string) {
  const access = await findOrderAccess(db, request, orderId)
  if (!access) {
    const isForged = new URL(request.url).searchParams.has('key')
    await reportTampering(request, {
      type: isForged ? 'order-link-forged' : 'order-foreign',
      // Honest people, too, open links in another browser and clear cookies.
      severity: isForged ? 'medium' : 'low',
      message: isForged
        ? 'The link of an order with a key that is not its own'
        : 'An order was asked for without a right to it',
      details: { order: orderId.slice(0, 40) },
    })
  }
  return access
}
