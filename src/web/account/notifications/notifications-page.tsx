import { Check, Trash2 } from 'lucide-react'
import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { NotificationFilter, NotificationView } from '#shop/notifications/bell/notification.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { changeNotifications } from '#web/shell/notifications/change-notifications.server.ts'
import { NotificationMark } from '#web/shell/notifications/notification-mark.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PageSteps } from '#web/shell/page/page-steps.tsx'
import { RelativeTime } from '#web/shell/page/relative-time.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/notifications-page.ts'
import { notificationParams, notificationsPath } from './notification-params.ts'
import { findNotifications } from './find-notifications.server.ts'

export const meta = () => pageMeta({ title: m.notification_list_title() })
export const handle: AccountHandle = { crumb: m.notification_list_title }

const paramsOf = (request: Request) => notificationParams.parse(Object.fromEntries(new URL(request.url).searchParams))

export const loader = ({ request, context }: Route.LoaderArgs) =>
  findNotifications(db, context.get(customerContext).id, { ...paramsOf(request), locale: requestLocale() })

const opening = z.object({ intent: z.literal('open'), orderId: z.string().regex(/^[\w-]{1,40}$/) })

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const isDone = await changeNotifications(db, context.get(customerContext).id, form)
  const opened = opening.safeParse(form)
  if (isDone && opened.success) return redirect(`/orders/${opened.data.orderId}`)
  return isDone ? redirect(notificationsPath(paramsOf(request))) : data({ isGone: true }, { status: 404 })
}

const filters = (): Record<NotificationFilter, string> => ({
  all: m.notification_list_all(),
  unread: m.notification_list_unread(),
  order_update: m.notification_list_order_update(),
  payment: m.notification_list_payment(),
  promotion: m.notification_list_promotion(),
  other: m.notification_list_other(),
})

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, show, page, pages, unread, now } = loaderData
  const list = useNextFocus<HTMLDivElement>()
  return (
    <div ref={list}>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="type-h1">{m.notification_list_title()}</h1>
        {unread > 0 && (
          <Form method="post" action={notificationsPath({ show, page })} preventScrollReset>
            <Button type="submit" size="sm" variant="outline" name="intent" value="read-all">
              {m.notification_list_read_all()}
            </Button>
          </Form>
        )}
      </div>
      <Filters show={show} unread={unread} />
      {actionData?.isGone && (
        <Notice tone="warning" className="mt-5">
          {m.notification_list_gone()}
        </Notice>
      )}
      {items.length === 0 && <NoNotifications isFiltered={show !== 'all'} />}
      {items.length > 0 && (
        <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} now={now} path={notificationsPath({ show, page })} />
          ))}
        </ul>
      )}
      <PageSteps
        label={m.notification_list_pages()}
        before={m.notification_list_newer()}
        after={m.notification_list_older()}
        page={page}
        pages={pages}
        to={(at) => notificationsPath({ show, page: at })}
      />
      <p className="mt-8">
        <Link to="/profile/mail" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {m.notification_list_mail_link()}
        </Link>
      </p>
    </div>
  )
}

type Props = { item: NotificationView; now: number; path: string }

/** A notification with its actions in a plain form, which works without scripts. */
function NotificationRow({ item, now, path }: Props) {
  const { type, title, message, isRead, createdAt } = item
  return (
    <li
      data-item
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr] gap-x-4 px-4 py-4 md:grid-cols-[auto_1fr_auto] md:px-5"
    >
      <NotificationMark type={type} isRead={isRead} />
      <div className="min-w-0">
        <h2 className={cx('text-base leading-snug text-ink', isRead ? 'font-medium' : 'font-semibold')}>
          {!isRead && <span className="sr-only">{m.notification_bell_new()}: </span>}
          {title}
        </h2>
        <p className="mt-0.5">{message}</p>
        <RelativeTime at={createdAt} now={now} className="mt-1 block type-fine text-muted first-letter:uppercase" />
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

/** The list is empty, or the filter matches nothing. */
function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div data-empty tabIndex={-1} className="py-10 text-center outline-none">
      <TwinTrack className="mx-auto mb-6 max-w-60 text-accent" />
      <h2 className="type-h3">{m.notification_bell_empty()}</h2>
      <p className="mt-2 text-muted">
        {isFiltered ? m.notification_list_empty_filter() : m.notification_list_empty_text()}
      </p>
      {isFiltered && (
        <Link
          to="/notifications"
          className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {m.notification_list_show_all()}
        </Link>
      )}
    </div>
  )
}

const Filters = ({ show, unread }: { show: NotificationFilter; unread: number }) => (
  <nav aria-label={m.notification_list_filters()} className="mt-4 overflow-x-auto max-md:-mx-4 max-md:px-4">
    <ul className="flex gap-1 border-b border-line whitespace-nowrap">
      {Object.entries(filters()).map(([filter, label]) => (
        <li key={filter}>
          <Link
            to={notificationsPath({ show: filter as NotificationFilter })}
            aria-current={filter === show ? 'page' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 type-label text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
            {filter === 'unread' && unread > 0 && <span className="num">({unread})</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
