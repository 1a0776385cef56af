import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { workOrders } from './schema.ts'
import { workOrderMoves, type WorkOrderState } from './states.ts'

type Change = Partial<Omit<typeof workOrders.$inferInsert, 'id' | 'code' | 'orderId' | 'orderLineId' | 'state'>>

/** Moves one work order by compare-and-set; refuses a move that the table does not allow, or that another change made impossible meanwhile. */
export async function moveWorkOrder(db: Db, workId: string, to: WorkOrderState, change: Change = {}) {
  const [work] = await db.select().from(workOrders).where(eq(workOrders.id, workId))
  if (!work) throw new Refusal('work-unknown', m.refusal_work_unknown, {})
  if (!workOrderMoves.mayMove(work.state, to)) throw new Refusal('work-moved-on', m.refusal_work_moved_on, {})
  const [moved] = await db
    .update(workOrders)
    .set({ ...change, state: to })
    .where(and(eq(workOrders.id, workId), eq(workOrders.state, work.state)))
    .returning()
  if (!moved) throw new Refusal('work-moved-on', m.refusal_work_moved_on, {})
  return moved
}
