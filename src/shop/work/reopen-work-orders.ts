import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'

/** Reopens the cancelled work of a reopened order, with its days counted from now; own skates must arrive first. */
export async function reopenWorkOrders(tx: Db, orderId: string, at = new Date()) {
  const isCancelled = and(eq(workOrders.orderId, orderId), eq(workOrders.state, 'cancelled'))
  const again = await tx
    .update(workOrders)
    .set({ state: 'open', cancelledAt: null })
    .where(and(isCancelled, isNotNull(workOrders.pairLineId)))
    .returning({ id: workOrders.id, workDays: workOrders.workDays })
  for (const { id, workDays } of again)
    await tx
      .update(workOrders)
      .set({ dueOn: addWorkDays(shopDay(at), workDays) })
      .where(eq(workOrders.id, id))
  await tx
    .update(workOrders)
    .set({ state: 'waiting', cancelledAt: null, dueOn: null })
    .where(and(isCancelled, isNull(workOrders.pairLineId)))
}
