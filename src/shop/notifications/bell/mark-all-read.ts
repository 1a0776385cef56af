import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifications } from '../schema.ts'
import { notifyOpenPages } from './notify-open-pages.ts'

/** Marks all notifications of this user as read; answers how many were unread. */
export const markAllRead = (db: Db, userId: string): Promise<number> =>
  db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
      .returning({ id: notifications.id })
    if (read.length) await notifyOpenPages(tx, userId)
    return read.length
  })
