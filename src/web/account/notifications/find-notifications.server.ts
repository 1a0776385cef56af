import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import {
  countNotifications,
  countUnread,
  listNotifications,
  viewNotification,
} from '#shop/notifications/bell/queries.ts'
import type { NotificationParams } from './notification-params.ts'

const perPage = 20

/** One page of the user's notifications; a page past the end becomes the last one. */
export async function findNotifications(
  db: Db,
  userId: string,
  { show, page: requestedPage, locale }: NotificationParams & { locale: Locale },
) {
  const [found, unread] = [await countNotifications(db, userId, show), await countUnread(db, userId)]
  const pages = Math.max(1, Math.ceil(found / perPage))
  const page = Math.min(requestedPage, pages)
  const rows = await listNotifications(db, userId, { only: show, page, limit: perPage })
  return { items: rows.map((row) => viewNotification(row, locale)), show, page, pages, unread, now: Date.now() }
}
