import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { restartWorkDays } from './restart-work-days.ts'
import { workOrders } from './schema.ts'

/** Reopens the cancelled work of a reopened order, with its days counted from now; own skates that are not here, or no longer, must arrive first. */
export async function reopenWorkOrders(tx: Db, orderId: string, at = new Date()) {
  const isCancelled = and(eq(workOrders.orderId, orderId), eq(workOrders.state, 'cancelled'))
  const isHere = and(isNotNull(workOrders.takenInAt), isNull(workOrders.handedBackAt))
  const again = await tx
    .update(workOrders)
    .set({ state: 'open', cancelledAt: null })
    .where(and(isCancelled, or(isNotNull(workOrders.pairLineId), isHere)))
    .returning({ id: workOrders.id, workDays: workOrders.workDays })
  await restartWorkDays(tx, again, at)
  await tx
    .update(workOrders)
    .set({
      state: 'waiting',
      cancelledAt: null,
      dueOn: null,
      takenInAt: null,
      takenInBy: null,
      handedBackAt: null,
      cameBy: null,
      condition: null,
    })
    .where(isCancelled)
}
