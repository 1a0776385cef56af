import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { workOrders } from './schema.ts'

/** Changes the promised day: the buyer sees the new one at once, and that it changed. Skates that have not arrived have no day. */
export const changeWorkOrderDue = (db: Db, actor: Actor, { workId, dueOn }: { workId: string; dueOn: string }) =>
  db.transaction(async (tx) => {
    await lockOrderOfWork(tx, workId)
    const [moved] = await tx
      .update(workOrders)
      .set({ dueOn })
      .where(and(eq(workOrders.id, workId), inArray(workOrders.state, ['open', 'in_work'])))
      .returning({ orderId: workOrders.orderId, code: workOrders.code })
    if (!moved) throw new Refusal('work-moved-on', m.refusal_work_moved_on, {})
    const { orderId, code } = moved
    await writeTimeline(tx, { orderId, kind: 'work', public: true, actor, facts: { step: 'due', code } })
  })
