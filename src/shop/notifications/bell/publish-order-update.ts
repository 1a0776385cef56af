import type { Db } from '#platform/postgres/db.server.ts'
import { publishLive } from '#platform/live.server.ts'
import { findOrderUpdate } from './list-order-updates.ts'

/** Sends the effect of an event to the owner's open pages, so that they show it at once. */
export async function publishOrderUpdate(db: Db, eventId: number) {
  const update = await findOrderUpdate(db, eventId)
  if (update) await publishLive(db, { to: update.user_id, event: 'order', facts: update })
}
