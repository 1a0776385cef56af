import { shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { skatesTakenIn } from './events.ts'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { moveWorkOrder } from './move-work-order.ts'

type Intake = { workId: string; cameBy: 'brought' | 'sent'; condition: string | null }

/** Records the arrival of the customer's own skates: how they came, and their condition; the days count from now. */
export const takeInSkates = (db: Db, actor: Actor, { workId, cameBy, condition }: Intake, at = new Date()) =>
  db.transaction(async (tx) => {
    const { workDays } = (await lockOrderOfWork(tx, workId)).work
    const dueOn = addWorkDays(shopDay(at), workDays)
    const work = await moveWorkOrder(tx, workId, 'open', { cameBy, condition, takenInAt: at, takenInBy: actor, dueOn })
    const { orderId, code } = work
    await writeTimeline(tx, { orderId, kind: 'work', public: true, actor, facts: { step: 'taken-in', code } })
    await emit(tx, skatesTakenIn(orderId, workId))
    return work
  })
