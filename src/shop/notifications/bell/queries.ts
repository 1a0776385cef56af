import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { inLocale, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { fetchedInPanel, type NotificationFilter, type NotificationView } from './notification.ts'
import { notifications } from '../schema.ts'

type NotificationQuery = { limit?: number; page?: number; only?: NotificationFilter }

const isOwn = (userId: string, only: NotificationFilter = 'all'): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    only === 'unread' ? eq(notifications.isRead, false) : undefined,
    only === 'all' || only === 'unread' ? undefined : eq(notifications.type, only),
  )

/** A user's notifications, newest first; pages are counted from 1. */
export const listNotifications = (
  db: Db,
  userId: string,
  { limit = fetchedInPanel, page = 1, only = 'all' }: NotificationQuery = {},
) =>
  db
    .select()
    .from(notifications)
    .where(isOwn(userId, only))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit)
type Notification = Awaited<ReturnType<typeof listNotifications>>[number]

export const countNotifications = async (db: Db, userId: string, only: NotificationFilter = 'all') =>
  (await db.select({ n: count() }).from(notifications).where(isOwn(userId, only)))[0]!.n

/** Counted from the rows themselves, so that it cannot fall below 0. */
export const countUnread = (db: Db, userId: string) => countNotifications(db, userId, 'unread')

export const viewNotification = (
  { id, type, title, message, isRead, orderId, createdAt }: Notification,
  locale: Locale,
): NotificationView => ({
  id,
  type,
  title: inLocale(title, locale),
  message: inLocale(message, locale),
  isRead,
  orderId,
  createdAt: createdAt.toISOString(),
})
