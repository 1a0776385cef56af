import type { Db } from '#platform/postgres/db.server.ts'
import { isBuyer, type Actor } from '#shop/identity/actor.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import { releaseExchangeHold } from './release-exchange-hold.ts'

/** Ends a return that will not come: withdrawn by the customer, or never sent. Of the latter the customer is told. */
export const withdrawReturn = (db: Db, actor: Actor, { returnId }: { returnId: string }) =>
  db.transaction(async (tx) => {
    const { order, whole } = await lockReturn(tx, returnId)
    const step = isBuyer(actor, order.userId) ? 'withdrawn' : 'ended'
    const change = { closedAt: new Date(), closedBy: actor }
    await moveReturn(tx, actor, { from: whole, to: 'withdrawn', step, change })
    await releaseExchangeHold(tx, actor, whole)
  })
