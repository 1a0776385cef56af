import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { restartWorkDays } from './restart-work-days.ts'
import { workOrders } from './schema.ts'

type Redo = { orderId: string; pairLineIds: string[] }

/** Another pair from stock replaces the worked one: its work is done again, with its days counted from now. What was noted of it is forgotten. */
export async function redoWorkOrders(tx: Db, { orderId, pairLineIds }: Redo, at = new Date()) {
  const undone = { startedAt: null, startedBy: null, doneAt: null, doneBy: null, hollow: null, doneNote: null }
  const again = await tx
    .update(workOrders)
    .set({ state: 'open', ...undone, handedBackAt: null })
    .where(
      and(
        eq(workOrders.orderId, orderId),
        inArray(workOrders.pairLineId, pairLineIds),
        inArray(workOrders.state, ['in_work', 'done', 'handed_back']),
      ),
    )
    .returning({ id: workOrders.id, workDays: workOrders.workDays })
  await restartWorkDays(tx, again, at)
}
