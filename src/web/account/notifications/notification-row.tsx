import { Form } from 'react-router'
import type { NotificationView } from '#shop/notifications/notification.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { NotificationMark } from '#web/chrome/notification-mark.tsx'
import { When } from '#web/chrome/when.tsx'
import { m } from '#words/messages.js'

type Props = { item: NotificationView; now: number; path: string }

/** One notification with what can be done: a plain form, so that it works without scripts. */
export function NotificationRow({ item: { id, type, title, message, isRead, orderId, createdAt }, now, path }: Props) {
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_1fr] gap-x-4 rounded-lg border bg-surface p-4 md:p-5',
        isRead ? 'border-line' : 'border-line-strong',
      )}
    >
      <NotificationMark type={type} isRead={isRead} />
      <div className="min-w-0">
        <h2 className={cx('text-base leading-snug text-ink', isRead ? 'font-medium' : 'font-semibold')}>
          {!isRead && <span className="sr-only">{m.bell_new()}: </span>}
          {title}
        </h2>
        <p className="mt-0.5">{message}</p>
        <When at={createdAt} now={now} />
        <Form method="post" action={path} preventScrollReset className="mt-2 -ml-4 flex flex-wrap gap-x-1">
          <input type="hidden" name="id" value={id} />
          {orderId && (
            <>
              <input type="hidden" name="orderId" value={orderId} />
              <Act intent="open" name={m.notifications_open_named({ title })}>
                {m.notifications_open()}
              </Act>
            </>
          )}
          {!isRead && (
            <Act intent="read" name={m.notifications_read_named({ title })}>
              {m.notifications_read_one()}
            </Act>
          )}
          <Act intent="delete" name={m.bell_delete({ title })}>
            {m.notifications_delete()}
          </Act>
        </Form>
      </div>
    </li>
  )
}

const Act = ({ intent, name, children }: { intent: string; name: string; children: string }) => (
  <Button type="submit" size="sm" variant="quiet" name="intent" value={intent} aria-label={name}>
    {children}
  </Button>
)
