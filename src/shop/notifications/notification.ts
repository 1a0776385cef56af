/** SPEC 3: types of a notification. */
export const notificationTypes = ['order_update', 'payment', 'promotion', 'other'] as const
export type NotificationType = (typeof notificationTypes)[number]
