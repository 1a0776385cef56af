/** Types of a notification. */
export const notificationTypes = ['order_update', 'payment', 'promotion', 'other'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The filters of the notification list. */
export const notificationFilters = ['all', 'unread', ...notificationTypes] as const
export type NotificationFilter = (typeof notificationFilters)[number]

/** The number of notifications that the panel fetches, and of those that it shows (docs/reference/spec.md 9). */
export const fetchedInPanel = 10
export const shownInPanel = 5

/** A notification in the language of the page. */
export type NotificationView = {
  id: string
  type: NotificationType
  title: string
  message: string
  isRead: boolean
  orderId: string | null
  /** ISO 8601 */
  createdAt: string
}
