import { Check, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import type { NotificationView } from '#shop/notifications/bell/notification.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { NotificationMark } from '#web/shell/notifications/notification-mark.tsx'
import { RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'

type Props = { item: NotificationView; now: number; path: string }

/** One notification with what can be done: a plain form, so that it works without scripts. */
export function NotificationRow({ item, now, path }: Props) {
  const { type, title, message, isRead, createdAt } = item
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 px-4 py-4 md:grid-cols-[auto_1fr_auto] md:px-5">
      <NotificationMark type={type} isRead={isRead} />
      <div className="min-w-0">
        <h2 className={cx('text-base leading-snug text-ink', isRead ? 'font-medium' : 'font-semibold')}>
          {!isRead && <span className="sr-only">{m.notification_bell_new()}: </span>}
          {title}
        </h2>
        <p className="mt-0.5">{message}</p>
        <RelativeTime at={createdAt} now={now} className="num mt-1 block type-fine text-muted first-letter:uppercase" />
      </div>
      <Acts item={item} path={path} />
    </li>
  )
}

const Acts = ({ item: { id, title, isRead, orderId }, path }: Omit<Props, 'now'>) => (
  <Form
    method="post"
    action={path}
    preventScrollReset
    className="col-start-2 -ml-4.5 flex items-center gap-1 md:col-start-3 md:row-start-1 md:ml-0 md:justify-end"
  >
    <input type="hidden" name="id" value={id} />
    {orderId && (
      <>
        <input type="hidden" name="orderId" value={orderId} />
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          name="intent"
          value="open"
          aria-label={m.notification_list_open_named({ title })}
        >
          {m.notification_list_open()}
        </Button>
      </>
    )}
    {!isRead && (
      <IconButton
        type="submit"
        name="intent"
        value="read"
        label={m.notification_list_read_named({ title })}
        title={m.notification_bell_mark_read()}
      >
        <Check size={20} aria-hidden />
      </IconButton>
    )}
    <IconButton
      type="submit"
      name="intent"
      value="delete"
      label={m.notification_bell_delete({ title })}
      title={m.notification_list_delete()}
      className={cx(!orderId && isRead && 'ml-2 md:ml-0')}
    >
      <Trash2 size={20} aria-hidden />
    </IconButton>
  </Form>
)
