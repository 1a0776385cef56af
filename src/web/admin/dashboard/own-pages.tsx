import { Link } from 'react-router'
import { adminPages, allowedPages } from '#web/admin-kit/find/admin-pages.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { useMayOpen } from '#web/admin-kit/use-may-open.ts'
import { m } from '#words/messages.js'

/** What a colleague with a staff role works on: some areas have no counts of their own on the overview. */
export function OwnPages() {
  const pages = allowedPages(adminPages(), useMayOpen()).flatMap((group) => group.pages)
  return (
    <Panel title={m.admin_own_pages()}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {pages
          .filter(({ to }) => to !== '/admin')
          .map(({ to, Icon, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 rounded-sm border border-line px-4 font-[560] text-ink transition-colors hover:border-line-strong"
              >
                <Icon aria-hidden size={21} strokeWidth={1.7} className="text-muted" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
