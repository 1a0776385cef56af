import { listenLive } from './live.ts'
import {
  deleteNotification,
  fetchNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationList,
} from './notification-calls.ts'
import { showOrderUpdate } from './show-order-update.ts'

export type Feed = NotificationList & { isLoaded: boolean; error?: string }

export type FeedActions = {
  read: (id: string) => void
  readAll: () => void
  remove: (id: string) => void
  refresh: () => void
  stop: () => void
}

type Ears = {
  show: (feed: Feed) => void
  open: (path: string) => void
  /** Something that a page may show has changed. */
  onNews: () => void
  onRefused: () => void
}

/** The bell's memory while somebody is signed in: fetched first, and again at every live change; what is done here shows at once. */
export function startFeed(href: string, { show, open, onNews, onRefused }: Ears): FeedActions {
  const feed = keepFeed(href, show)
  const stop = listenLive({
    onNotifications: () => (feed.refresh(), onNews()),
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

/** Of several questions under way the last one counts; what was changed meanwhile is asked for again. */
function keepFeed(href: string, show: (feed: Feed) => void) {
  let feed: Feed = { items: [], unread: 0, isLoaded: false }
  let asked = 0
  const put = (next: Feed) => show((feed = next))
  const refresh = async () => {
    const turn = ++asked
    const next = await fetchNotifications(href).then(
      (list): Feed => ({ ...list, isLoaded: true }),
      (error: Error): Feed => ({ ...feed, isLoaded: true, error: error.message }),
    )
    if (turn === asked) put(next)
  }
  return {
    now: () => feed,
    refresh: () => void refresh(),
    change: (work: Promise<boolean>, list: NotificationList) => {
      asked += 1
      put({ ...feed, ...list })
      void work.then(refresh)
    },
    close: () => (asked = Infinity),
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
