import type { Db } from '#platform/db.server.ts'
import { tellLive } from '#platform/live.server.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { findOrderNews } from './list-order-news.ts'

/** Open pages of the order's owner hear that it moved (SPEC 4, Orders live). */
export async function tellOrderNews(db: Db, { orderId, kind }: { orderId: string; kind: TimelineKind }) {
  const news = await findOrderNews(db, orderId, kind)
  if (!news) return
  const { userId, ...facts } = news
  await tellLive(db, { to: userId, event: 'order', facts })
}
