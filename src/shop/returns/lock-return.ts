import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { m } from '#words/messages.js'
import { findReturn } from './queries.ts'
import { returns } from './schema.ts'

/** Locks a return with its order; the order first, as everywhere. */
export async function lockReturn(tx: Db, returnId: string) {
  const unknown = () => new Refusal('return-unknown', m.refusal_return_unknown, {})
  const [row] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId))
  if (!row) throw unknown()
  const order = await lockOrder(tx, row.orderId)
  const whole = await findReturn(tx, returnId)
  if (!whole) throw unknown()
  return { order, whole }
}
