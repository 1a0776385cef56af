import { eq } from 'drizzle-orm'
import { redirect } from 'react-router'
import { isUuid } from '#kit/is-uuid.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { orders } from '#shop/orders/schema.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { signInPath } from '#web/shell/access/sign-in-path.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'
import { notFound } from '#web/parts/account/own-or-404.server.ts'

/**
 * Finds the order for its customer: by account, or in a browser that opened the emailed link or looked the order up. Everybody else gets a
 * 404. A form that nobody signed in sent leads to the sign-in page, whether the order exists or not: the session may have ended while it was
 * filled in.
 */
export async function ownOrder(db: Db, request: Request, orderId: string) {
  const access = await requireOrderAccess(db, request, orderId)
  const { person } = await findSessionUser(request.headers)
  if (!access && !person && request.method === 'POST') throw redirect(signInPath(request))
  const [order] = access ? await db.select().from(orders).where(eq(orders.id, orderId)) : []
  if (!order) throw notFound()
  return { order, isOwn: access === 'own', actor: access === 'own' && person ? staff(person.id) : guest }
}

/** Finds a return of that order. */
export async function ownReturn(db: Db, request: Request, { id, returnId }: { id: string; returnId: string }) {
  const own = await ownOrder(db, request, id)
  const one = isUuid(returnId) ? await findReturn(db, returnId) : undefined
  if (one?.orderId !== id) throw notFound()
  return { ...own, one: one! }
}
