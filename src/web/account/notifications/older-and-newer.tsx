import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#words/messages.js'
import { notificationsPath, type AskedNotifications } from './asked-notifications.ts'

const step = 'inline-flex min-h-11 items-center gap-1 text-accent underline-offset-4 hover:underline'

/** Real links, so that they work without scripts. */
export function OlderAndNewer({ show, page, pages }: AskedNotifications & { pages: number }) {
  if (pages === 1) return null
  return (
    <nav aria-label={m.notifications_pages()} className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <span>
        {page > 1 && (
          <Link to={notificationsPath({ show, page: page - 1 })} rel="prev" className={step}>
            <ChevronLeft size={18} aria-hidden />
            {m.notifications_newer()}
          </Link>
        )}
      </span>
      <span className="num type-small text-muted">{m.notifications_page_of({ page, pages })}</span>
      <span className="text-right">
        {page < pages && (
          <Link to={notificationsPath({ show, page: page + 1 })} rel="next" className={step}>
            {m.notifications_older()}
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </span>
    </nav>
  )
}
