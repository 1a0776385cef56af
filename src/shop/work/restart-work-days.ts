import { eq } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'

/** Counts the days of work that begins anew from now. */
export async function restartWorkDays(tx: Db, again: { id: string; workDays: number }[], at: Date) {
  for (const { id, workDays } of again)
    await tx
      .update(workOrders)
      .set({ dueOn: addWorkDays(shopDay(at), workDays) })
      .where(eq(workOrders.id, id))
}
