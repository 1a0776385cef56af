import type { Db } from '#platform/db.server.ts'
import { tellLive } from '#platform/live.server.ts'
import { findOrderNews } from './list-order-news.ts'

/** Tells the owner's open pages what an event did to the order, so that they show it at once. */
export async function tellOrderNews(db: Db, eventId: number) {
  const news = await findOrderNews(db, eventId)
  if (!news) return
  const { userId, ...facts } = news
  await tellLive(db, { to: userId, event: 'order', facts })
}
