/** Types of a notification. */
export const notificationTypes = ['order_update', 'payment', 'promotion', 'other'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Which of one's notifications are listed. */
export const notificationFilters = ['all', 'unread', ...notificationTypes] as const
export type NotificationFilter = (typeof notificationFilters)[number]

/** So many are fetched for the panel, and so many of them shown (docs/reference/spec.md 9). */
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
