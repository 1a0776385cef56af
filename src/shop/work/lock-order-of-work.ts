import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { m } from '#words/messages.js'
import { findWorkOrder } from './queries.ts'

/**
 * Locks the order of a work order before the work order itself, as every change of an order does: so the last two work orders cannot be finished at once
 * without either seeing it, and no change of the order can deadlock with the work.
 */
export async function lockOrderOfWork(tx: Db, workId: string) {
  const work = await findWorkOrder(tx, workId)
  if (!work) throw new Refusal('work-unknown', m.refusal_work_unknown, {})
  const order = await lockOrder(tx, work.orderId)
  return { work, order }
}
