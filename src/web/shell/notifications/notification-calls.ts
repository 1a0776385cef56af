import type { NotificationView } from '#shop/notifications/bell/notification.ts'
import { m } from '#words/messages.js'

export type NotificationList = { items: NotificationView[]; unread: number }

/** The newest of one's own. Throws with the server's words, else with the specification's sentence that it failed. */
export async function fetchNotifications(href: string): Promise<NotificationList> {
  const answer = await fetch(href).catch(() => undefined)
  const said = (await answer?.json().catch(() => undefined)) as (NotificationList & { error?: string }) | undefined
  if (!answer?.ok || !said) throw new Error(said?.error ?? m.notification_bell_failed())
  return said
}

export const markNotificationRead = (href: string, id: string) => change(href, { intent: 'read', id })
export const markAllNotificationsRead = (href: string) => change(href, { intent: 'read-all' })
export const deleteNotification = (href: string, id: string) => change(href, { intent: 'delete', id })

/** Fails silently: false, and the list shows what is. Leaves also when the page does. */
async function change(href: string, wish: { intent: string; id?: string }): Promise<boolean> {
  try {
    const answer = await fetch(href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
      keepalive: true,
    })
    return answer.ok && ((await answer.json()) as { done: boolean }).done
  } catch {
    return false
  }
}
