import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { NotificationView } from '#shop/notifications/bell/notification.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import type { FeedActions } from './notification-feed.ts'
import { NotificationMark } from './notification-mark.tsx'
import { RelativeTime } from '../page/relative-time.tsx'

type Props = { item: NotificationView; now: number; hand: FeedActions | undefined; onLeave: () => void }

/** One line of the panel: a press reads it and, where it is about an order, leads there. */
export function NotificationItem({ item, now, hand, onLeave }: Props) {
  const read = () => void (item.isRead || hand?.read(item.id))
  const look = 'block w-full py-3 pr-12 pl-4 text-left hover:bg-sunken'
  return (
    <li className="relative border-b border-line last:border-b-0">
      {item.orderId ? (
        <Link to={`/orders/${item.orderId}`} onClick={() => (read(), onLeave())} className={look}>
          <Words item={item} now={now} />
        </Link>
      ) : (
        <button type="button" onClick={read} className={look}>
          <Words item={item} now={now} />
        </button>
      )}
      <span className="absolute top-1 right-1">
        <IconButton label={m.notification_bell_delete({ title: item.title })} onClick={() => hand?.remove(item.id)}>
          <X size={18} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

const Words = ({ item: { type, title, message, isRead, createdAt }, now }: Pick<Props, 'item' | 'now'>) => (
  <span className="grid grid-cols-[auto_1fr] gap-x-3">
    <NotificationMark type={type} isRead={isRead} />
    <span className="min-w-0">
      <span className={cx('block text-[0.9375rem] leading-snug text-ink', isRead ? 'font-medium' : 'font-semibold')}>
        {!isRead && <span className="sr-only">{m.notification_bell_new()}: </span>}
        {title}
      </span>
      <span className="mt-0.5 block type-small text-body">{message}</span>
      <RelativeTime at={createdAt} now={now} className="num mt-1 block type-fine text-muted first-letter:uppercase" />
    </span>
  </span>
)
