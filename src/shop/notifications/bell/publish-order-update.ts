import type { Db } from '#platform/postgres/db.server.ts'
import { publishLive } from '#platform/live.server.ts'
import { findOrderUpdate } from './list-order-updates.ts'

/** Tells the owner's open pages what an event did to the order, so that they show it at once. */
export async function publishOrderUpdate(db: Db, eventId: number) {
  const news = await findOrderUpdate(db, eventId)
  if (!news) return
  const { userId, ...facts } = news
  await publishLive(db, { to: userId, event: 'order', facts })
}
