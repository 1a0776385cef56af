import { sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { NotificationType } from './notification.ts'
import { notifications } from '../schema.ts'
import { notifyOpenPages } from './notify-open-pages.ts'

type NewNotification = {
  userId: string
  type: NotificationType
  title: Localized
  message: Localized
  orderId?: string
  /** The cause of the notification: the same cause notifies a user only once. */
  cause: string
}

/** Creates a notification for a user, once per cause; answers its id, or undefined if it existed. */
export const notifyUser = (db: Db, notification: NewNotification) =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(notifications)
      // The clock, not now(): several notifications of one transaction keep their order.
      .values({ ...notification, createdAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ id: notifications.id })
    if (row) await notifyOpenPages(tx, notification.userId)
    return row?.id
  })
