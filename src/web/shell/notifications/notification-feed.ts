import type { NotificationView } from '#shop/notifications/bell/notification.ts'
import type { OrderEvent, OrderUpdate } from '#shop/notifications/bell/order-update.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { orderStateWords } from '../order/order-state-words.ts'
import { listenLive } from './live.ts'

export type Feed = NotificationList & { isLoaded: boolean; error?: string }

export type FeedActions = {
  read: (id: string) => void
  readAll: () => void
  remove: (id: string) => void
  refresh: () => void
  stop: () => void
}

type FeedListeners = {
  show: (feed: Feed) => void
  open: (path: string) => void
  /** Something that a page may show has changed. */
  onNews: () => void
  onRefused: () => void
}

/** The bell's memory while somebody is signed in: fetched first, and again at every live change; what is done here shows at once. */
export function startFeed(href: string, { show, open, onNews, onRefused }: FeedListeners): FeedActions {
  const feed = createFeed(href, show)
  const catchUp = () => (feed.refresh(), onNews())
  const stop = listenLive({
    // What happened since the page was rendered was told to nobody.
    onOpen: catchUp,
    onNotifications: catchUp,
    onOrder: (news) => (showOrderUpdate(news, open), onNews()),
    onRefused,
  })
  feed.refresh()
  return {
    read: (id) =>
      feed.change(
        markNotificationRead(href, id),
        markedRead(feed.now(), (one) => one === id),
      ),
    readAll: () => feed.change(markAllNotificationsRead(href), { ...markedRead(feed.now(), () => true), unread: 0 }),
    remove: (id) => feed.change(deleteNotification(href, id), without(feed.now(), id)),
    refresh: feed.refresh,
    stop: () => (feed.close(), stop()),
  }
}

/** Longer than other toasts, since it holds a link. */
const orderToastMs = 5_000

type Message = (facts: { code: string }) => string

/** Shipment events are shown only when the order's state did not change with them; that change has its own message. */
const stateOfAll: Partial<Record<OrderEvent, readonly OrderState[]>> = {
  'shipment.handed-over': ['shipped', 'delivered', 'completed'],
  'shipment.delivered': ['delivered', 'completed'],
}

/** The customer's own actions have no toast, since the page shows them. */
const words: Record<Exclude<OrderEvent, `order.${OrderState | 'reopened'}`>, Message | undefined> = {
  'order.edited': m.notification_live_order_edited,
  'order.remainder-cancelled': m.notification_live_order_remainder_cancelled,
  'order.invoiced': m.notification_live_order_invoiced,
  'order.noted': m.notification_live_order_noted,
  'shipment.handed-over': m.notification_live_shipment_sent,
  'shipment.delivered': m.notification_live_shipment_delivered,
  'shipment.failed': m.notification_live_shipment_failed,
  'shipment.returned': m.notification_live_shipment_returned,
  'shipment.lost': m.notification_live_shipment_lost,
  'payment.received': m.notification_live_payment_succeeded,
  'payment.part-received': m.notification_live_payment_part,
  'payment.failed': m.notification_live_payment_failed,
  'payment.expired': m.notification_live_payment_expired,
  'payment.method-changed': undefined,
  'refund.requested': m.notification_live_refund_requested,
  'refund.done': m.notification_live_refund_done,
  'return.requested': undefined,
  'return.approved': m.notification_live_return_moved,
  'return.declined': m.notification_live_return_moved,
  'return.under_way': undefined,
  'return.received': m.notification_live_return_moved,
  'return.closed': m.notification_live_return_moved,
  'return.withdrawn': undefined,
  'return.ended': m.notification_live_return_moved,
  'work.taken-in': m.notification_live_work_taken_in,
  'work.done': m.notification_live_work_done,
  'work.resumed': m.notification_live_work_resumed,
}

const tones: Partial<Record<OrderEvent, 'success' | 'error'>> = {
  'payment.received': 'success',
  'payment.failed': 'error',
  'payment.expired': 'error',
}

/** What is told of an update, if anything. A parcel to collect is sent nowhere: it is ready. */
export function orderUpdateText({ id, event, moved, status, method }: OrderUpdate) {
  if (stateOfAll[event]?.includes(status)) return
  const code = id.slice(-8)
  if (moved === 'status') return m.notification_live_order_moved({ code, status: orderStateWords(method)[status] })
  if (method === 'pickup' && event === 'shipment.handed-over') return m.notification_live_shipment_ready({ code })
  return words[event as keyof typeof words]?.({ code })
}

/** Shows a toast for each update, with the way to the order. */
function showOrderUpdate(update: OrderUpdate, open: (path: string) => void) {
  const { id, event } = update
  const text = orderUpdateText(update)
  if (!text) return
  const action = { label: m.notification_live_see(), onClick: () => open(`/orders/${id}`) }
  toast(text, { tone: tones[event] ?? 'info', durationMs: orderToastMs, action })
}

/** Of several pending requests the last one counts; after a change meanwhile the feed is fetched again. */
function createFeed(href: string, show: (feed: Feed) => void) {
  let feed: Feed = { items: [], unread: 0, isLoaded: false }
  let requests = 0
  const put = (next: Feed) => show((feed = next))
  const refresh = async () => {
    const turn = ++requests
    const next = await fetchNotifications(href).then(
      (list): Feed => ({ ...list, isLoaded: true }),
      (error: Error): Feed => ({ ...feed, isLoaded: true, error: error.message }),
    )
    if (turn === requests) put(next)
  }
  return {
    now: () => feed,
    refresh: () => void refresh(),
    change: (work: Promise<boolean>, list: NotificationList) => {
      requests += 1
      put({ ...feed, ...list })
      void work.then(refresh)
    },
    close: () => (requests = Infinity),
  }
}

const markedRead = ({ items, unread }: Feed, isMeant: (id: string) => boolean): NotificationList => ({
  items: items.map((one) => (isMeant(one.id) ? { ...one, isRead: true } : one)),
  unread: Math.max(0, unread - items.filter((one) => isMeant(one.id) && !one.isRead).length),
})

const without = ({ items, unread }: Feed, id: string): NotificationList => ({
  items: items.filter((one) => one.id !== id),
  unread: Math.max(0, unread - items.filter((one) => one.id === id && !one.isRead).length),
})

type NotificationList = { items: NotificationView[]; unread: number }

/** The person's newest notifications. Throws with the server's words, else with the specification's sentence that loading failed. */
async function fetchNotifications(href: string): Promise<NotificationList> {
  const answer = await fetch(href).catch(() => undefined)
  const body = (await answer?.json().catch(() => undefined)) as (NotificationList & { error?: string }) | undefined
  if (!answer?.ok || !body) throw new Error(body?.error ?? m.notification_bell_failed())
  return body
}

const markNotificationRead = (href: string, id: string) => change(href, { intent: 'read', id })
const markAllNotificationsRead = (href: string) => change(href, { intent: 'read-all' })
const deleteNotification = (href: string, id: string) => change(href, { intent: 'delete', id })

/** Fails silently: returns false, and the list shows the stored state. The request survives leaving the page. */
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
