import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockReturn } from './lock-return.ts'
import { moveReturn } from './move-return.ts'

type Sent = { returnId: string; carrier: string | null; trackingCode: string | null }

/** Records that the customer gave the parcel to a carrier. */
export const markReturnSent = (db: Db, actor: Actor, { returnId, carrier, trackingCode }: Sent) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    const change = { carrier, trackingCode, sentAt: new Date() }
    return moveReturn(tx, actor, { from: whole, to: 'under_way', change })
  })
