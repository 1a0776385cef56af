import { X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { shownInPanel, type NotificationView } from '#shop/notifications/bell/notification.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { m } from '#words/messages.js'
import { RelativeTime } from '../page/relative-time.tsx'
import type { Feed, FeedActions } from './notification-feed.ts'
import { NotificationMark } from './notification-mark.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  feed?: Feed
  hand?: FeedActions
  isSignedIn: boolean | undefined
}

const gapPx = 8
/** As in its class below. */
const [widthPx, phonesUpToPx] = [360, 480]

/** At most five notifications under the bell. A popover, so that Esc and a press beside it close it. */
export default function NotificationPanel({ isOpen, onClose, anchor, feed, hand, isSignedIn }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const node = panel.current
    if (!node || node.matches(':popover-open') === isOpen) return
    if (!isOpen) return node.hidePopover()
    standBelow(node, anchor.current)
    node.showPopover()
    node.focus()
  }, [isOpen, anchor])
  useEffect(() => setNow(Date.now()), [isOpen, feed])
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const again = () => panel.current && standBelow(panel.current, anchor.current)
    addEventListener('resize', again, stop)
    addEventListener('scroll', again, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [isOpen, anchor])
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby="notification-panel-title"
      tabIndex={-1}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className="fixed m-0 w-[calc(100vw-1rem)] sm:w-90 overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface text-body shadow-sh2 outline-none"
    >
      <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 id="notification-panel-title" className="type-h3">
          {m.notification_bell_title()}
        </h2>
        {feed && feed.unread > 0 && (
          <Button size="sm" variant="quiet" onClick={(event) => (focusPanel(event), hand?.readAll())}>
            {m.notification_bell_mark_read()}
          </Button>
        )}
      </div>
      <Inside {...{ feed, hand, isSignedIn, onClose, now }} />
    </div>
  )
}

function Inside({ feed, hand, isSignedIn, onClose, now }: Omit<Props, 'isOpen' | 'anchor'> & { now: number }) {
  if (isSignedIn === false) return <SignIn onClose={onClose} />
  if (!feed?.isLoaded)
    return (
      <div role="status" className="px-4 py-6">
        <span className="sr-only">{m.notification_bell_loading()}</span>
        <Skeleton lines={4} />
      </div>
    )
  return (
    <>
      {feed.error && (
        <Notice
          tone="error"
          className="m-3"
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={(event) => {
                focusPanel(event)
                if (hand) hand.refresh()
                else location.reload()
              }}
            >
              {m.notification_bell_retry()}
            </Button>
          }
        >
          {feed.error}
        </Notice>
      )}
      {feed.items.length === 0 && !feed.error && <Empty />}
      <ul>
        {feed.items.slice(0, shownInPanel).map((item) => (
          <NotificationItem key={item.id} item={item} now={now} hand={hand} onLeave={onClose} />
        ))}
      </ul>
      {feed.items.length > shownInPanel && (
        <Link
          to="/notifications"
          onClick={onClose}
          className="flex min-h-13 items-center justify-center font-semibold text-accent hover:bg-sunken hover:underline hover:underline-offset-4"
        >
          {m.notification_bell_see_all()}
        </Link>
      )}
    </>
  )
}

/** For a button that its press takes away: the panel takes the focus, so that Esc still leads back to the bell. */
const focusPanel = ({ currentTarget }: React.MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.focus()

type NotificationItemProps = { item: NotificationView; now: number; hand: FeedActions | undefined; onLeave: () => void }

/** One line of the panel: a press reads it and, where it is about an order, leads there. */
function NotificationItem({ item, now, hand, onLeave }: NotificationItemProps) {
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
        <IconButton
          label={m.notification_bell_delete({ title: item.title })}
          onClick={(event) => (focusPanel(event), hand?.remove(item.id))}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

const Words = ({
  item: { type, title, message, isRead, createdAt },
  now,
}: Pick<NotificationItemProps, 'item' | 'now'>) => (
  <span className="grid grid-cols-[auto_1fr] gap-x-3">
    <NotificationMark type={type} isRead={isRead} />
    <span className="min-w-0">
      <span className={cx('block text-[0.9375rem] leading-snug text-ink', isRead ? 'font-medium' : 'font-semibold')}>
        {!isRead && <span className="sr-only">{m.notification_bell_new()}: </span>}
        {title}
      </span>
      <span className="mt-0.5 block type-small text-body">{message}</span>
      <RelativeTime at={createdAt} now={now} className="mt-1 block type-fine text-muted first-letter:uppercase" />
    </span>
  </span>
)

const Empty = () => <p className="px-4 py-10 text-center text-muted">{m.notification_bell_empty()}</p>

function SignIn({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <div className="px-4 pb-4 text-center">
      <p className="pt-8 font-semibold text-ink">{m.notification_bell_empty()}</p>
      <p className="mt-1 mb-5 type-small text-muted">{m.notification_bell_sign_in_text()}</p>
      <Link
        to={`/auth?next=${encodeURIComponent(pathname + search)}`}
        onClick={onClose}
        className={buttonClass({ size: 'sm', block: true })}
      >
        {m.notification_bell_sign_in()}
      </Link>
    </div>
  )
}

/** Its right edge under the bell's, kept within the window; on a phone as wide as the window. */
function standBelow(panel: HTMLElement, anchor: HTMLElement | null) {
  if (!anchor) return
  const { right, bottom } = anchor.getBoundingClientRect()
  const wide = document.documentElement.clientWidth
  const isPhone = innerWidth < phonesUpToPx
  // In a low window the bell may have scrolled away.
  const top = Math.max(0, bottom) + gapPx
  const left = isPhone ? gapPx : Math.max(gapPx, Math.min(right, wide - gapPx) - widthPx)
  panel.style.inset = `${top}px auto auto ${left}px`
  panel.style.maxHeight = `calc(100dvh - ${top + gapPx}px)`
}
