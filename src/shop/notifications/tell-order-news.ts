import type { Db } from '#platform/db.server.ts'
import { tellLive } from '#platform/live.server.ts'
import { findOrderNews } from './list-order-news.ts'

/** Open pages of the order's owner hear what an event did to it (SPEC 4, Orders live). */
export async function tellOrderNews(db: Db, eventId: number) {
  const news = await findOrderNews(db, eventId)
  if (!news) return
  const { userId, ...facts } = news
  await tellLive(db, { to: userId, event: 'order', facts })
}
