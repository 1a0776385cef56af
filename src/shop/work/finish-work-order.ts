import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { workOrdersDone } from './events.ts'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { moveWorkOrder } from './move-work-order.ts'
import { listWorkOrdersOf } from './queries.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'
import { isUnfinished } from './states.ts'

type WorkOrderResult = { workId: string; hollow: string | null; note: string | null }

/** Finishes a work order, with its worker and hollow. The last one of an order notifies its buyer. */
export const finishWorkOrder = (db: Db, actor: Actor, { workId, hollow, note }: WorkOrderResult) =>
  db.transaction(async (tx) => {
    await lockOrderOfWork(tx, workId)
    await refuseUnconfirmed(tx, workId)
    const work = await moveWorkOrder(tx, workId, 'done', { hollow, doneNote: note, doneAt: new Date(), doneBy: actor })
    const { orderId, code } = work
    await writeTimeline(tx, { orderId, kind: 'work', public: true, actor, facts: { step: 'done', code } })
    const unfinishedOrders = (await listWorkOrdersOf(tx, orderId)).filter((one) => isUnfinished(one.state))
    if (!unfinishedOrders.length) await emit(tx, workOrdersDone(orderId))
    return work
  })
