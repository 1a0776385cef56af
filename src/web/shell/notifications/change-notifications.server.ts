import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { markAllRead } from '#shop/notifications/bell/mark-all-read.ts'
import { markRead } from '#shop/notifications/bell/mark-read.ts'
import { removeNotification } from '#shop/notifications/bell/remove-notification.ts'

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read-all') }),
  z.object({ intent: z.enum(['read', 'open', 'delete']), id: z.uuid() }),
])

/** Marks or deletes notifications. Returns whether it was done; false for what is not this person's or makes no sense. */
export async function changeNotifications(db: Db, userId: string, body: unknown): Promise<boolean> {
  const read = change.safeParse(body)
  if (!read.success) return false
  const wish = read.data
  if (wish.intent === 'read-all') return (await markAllRead(db, userId), true)
  return (wish.intent === 'delete' ? removeNotification : markRead)(db, userId, wish.id)
}
