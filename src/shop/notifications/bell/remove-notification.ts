import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifications } from '../schema.ts'
import { notifyOpenPages } from './notify-open-pages.ts'

/** Answers whether this user had the notification; another user's stays. */
export const removeNotification = (db: Db, userId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
      .returning({ id: notifications.id })
    if (removed.length) await notifyOpenPages(tx, userId)
    return removed.length > 0
  })
