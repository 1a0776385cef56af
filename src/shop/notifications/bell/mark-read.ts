import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifications } from '../schema.ts'
import { notifyOpenPages } from './notify-open-pages.ts'

/** Answers whether this user has the notification; another user's is not changed. */
export const markRead = (db: Db, userId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
      .returning({ id: notifications.id })
    if (marked.length) await notifyOpenPages(tx, userId)
    return marked.length > 0
  })
