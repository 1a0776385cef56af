import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isUnderWay, type OrderState } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'
import { workResumed } from './events.ts'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { moveWorkOrder } from './move-work-order.ts'
import { findWorkOrder, isInParcel, listWorkOrdersOf } from './queries.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'
import type { workOrders } from './schema.ts'
import { isUnfinished } from './states.ts'

type WorkOrder = typeof workOrders.$inferSelect

/** Starts the work on a pair, also anew after it was marked as done by mistake: what was noted then is forgotten. */
export const startWorkOrder = (db: Db, actor: Actor, { workId }: { workId: string }) =>
  db.transaction(async (tx) => {
    const { order } = await lockOrderOfWork(tx, workId)
    await refuseUnconfirmed(tx, workId)
    const work = (await findWorkOrder(tx, workId))!
    if (work.state === 'done') {
      await refuseTakingBack(tx, work, order.state)
      await tellThatItGoesOn(tx, actor, work)
    }
    const undone = { doneAt: null, doneBy: null, hollow: null, doneNote: null }
    return moveWorkOrder(tx, workId, 'in_work', { startedAt: new Date(), startedBy: actor, ...undone })
  })

/** Finished work is taken back only while the order is under way and the pair is in no parcel, which would leave without its work. */
async function refuseTakingBack(tx: Db, work: WorkOrder, orderState: OrderState) {
  if (!isUnderWay(orderState)) throw new Refusal('work-moved-on', m.refusal_work_moved_on, {})
  if (await isInParcel(tx, work)) throw new Refusal('work-packed', m.refusal_work_packed, {})
}

/** The timeline says it of each work. The message that all is ready went out with the last one of the order, so only that one is corrected. */
async function tellThatItGoesOn(tx: Db, actor: Actor, { orderId, code }: WorkOrder) {
  await writeTimeline(tx, { orderId, kind: 'work', public: true, actor, facts: { step: 'resumed', code } })
  const isSomeUnfinished = (await listWorkOrdersOf(tx, orderId)).some((one) => isUnfinished(one.state))
  if (!isSomeUnfinished) await emit(tx, workResumed(orderId))
}
