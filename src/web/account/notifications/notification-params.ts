import { z } from 'zod'
import { notificationFilters } from '#shop/notifications/bell/notification.ts'

/** What the address asks for; whatever makes no sense is left out. */
export const notificationParams = z.object({
  show: z.enum(notificationFilters).catch('all'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type NotificationParams = z.infer<typeof notificationParams>

/** The address of a page of notifications, as short as it can be. */
export function notificationsPath({ show, page = 1 }: { show: NotificationParams['show']; page?: number }) {
  const params = new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) })
  return params.size ? `/notifications?${params}` : '/notifications'
}
