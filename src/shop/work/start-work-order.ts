import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isUnderWay, type OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { moveWorkOrder } from './move-work-order.ts'
import { findWorkOrder, isInParcel } from './queries.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

/** Starts the work on a pair, also anew after it was marked as done by mistake: what was noted then is forgotten. */
export const startWorkOrder = (db: Db, actor: Actor, { workId }: { workId: string }) =>
  db.transaction(async (tx) => {
    const { order } = await lockOrderOfWork(tx, workId)
    await refuseUnconfirmed(tx, workId)
    await refuseTakingBack(tx, workId, order.state)
    const undone = { doneAt: null, doneBy: null, hollow: null, doneNote: null }
    return moveWorkOrder(tx, workId, 'in_work', { startedAt: new Date(), startedBy: actor, ...undone })
  })

/** Finished work is taken back only while the order is under way and the pair is in no parcel, which would leave without its work. */
async function refuseTakingBack(tx: Db, workId: string, orderState: OrderState) {
  const work = (await findWorkOrder(tx, workId))!
  if (work.state !== 'done') return
  if (!isUnderWay(orderState)) throw new Refusal('work-moved-on', m.refusal_work_moved_on, {})
  if (await isInParcel(tx, work)) throw new Refusal('work-packed', m.refusal_work_packed, {})
}
