import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import { releaseExchangeHold } from './release-exchange-hold.ts'

/** Ends a return that will not come: withdrawn by the customer, or never sent. */
export const withdrawReturn = (db: Db, actor: Actor, { returnId }: { returnId: string }) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    await moveReturn(tx, actor, { from: whole, to: 'withdrawn', change: { closedAt: new Date(), closedBy: actor } })
    await releaseExchangeHold(tx, actor, whole)
  })
