import { z } from 'zod'
import { notificationFilters } from '#shop/notifications/bell/notification.ts'

/** Invalid query parameters fall back to the first page of everything. */
export const notificationParams = z.object({
  show: z.enum(notificationFilters).catch('all'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type NotificationParams = z.infer<typeof notificationParams>

/** The shortest address of a page of notifications. */
export function notificationsPath({ show, page = 1 }: { show: NotificationParams['show']; page?: number }) {
  const params = new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) })
  return params.size ? `/notifications?${params}` : '/notifications'
}
