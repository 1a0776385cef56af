import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { CountBadge } from '#ui/count-badge.tsx'
import { m } from '#words/messages.js'
import {
  bottomBarPaths,
  allowedPages,
  adminPages,
  type AdminPage,
  type AdminPageGroup,
  type OpenTaskCounts,
} from '../find/admin-pages.ts'
import { useMayOpen } from '../use-may-open.ts'

/** At the left from tablet width; on a phone a bottom bar with four entries, and all of them under "more". */
export function Rail(counts: OpenTaskCounts) {
  const groups = allowedPages(adminPages(counts), useMayOpen())
  const list = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // The list is taller than most windows, so the current entry is scrolled into view, without scrolling the page.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!here || !list.current) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const at = here.getBoundingClientRect()
    if (at.top < top || at.bottom > bottom) list.current.scrollTop += at.top - (top + bottom) / 2
  }, [pathname])
  return (
    <nav aria-label={m.admin_rail()} className="border-line bg-surface max-md:contents md:border-r print:hidden">
      <div
        ref={list}
        className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain p-2 max-md:hidden lg:p-3"
      >
        <Groups groups={groups} />
      </div>
      <Bar groups={groups} />
    </nav>
  )
}

const Groups = ({ groups }: { groups: AdminPageGroup[] }) =>
  groups.map(({ title, pages }, at) => (
    <div key={title ?? at} className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3">
      {title && <p className="type-fine mb-1 px-3 font-semibold text-muted md:max-lg:sr-only">{title}</p>}
      <ul className="grid gap-0.5">
        {pages.map((page) => (
          <li key={page.to}>
            <RailLink page={page} />
          </li>
        ))}
      </ul>
    </div>
  ))

const linkClass =
  'group relative flex min-h-11 items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-[560] text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink md:max-lg:justify-center md:max-lg:px-0 lg:min-h-10'
/** Marks the current page by shape as well as by colour. */
const mark = 'absolute inset-y-2 left-0 w-[3px] rounded-sm bg-accent not-group-aria-[current=page]:hidden'

function RailLink({ page }: { page: AdminPage }) {
  const { to, end, Icon, label, count = 0, countWords = m.admin_rail_waiting({ count }) } = page
  return (
    <NavLink to={to} end={end} title={label} className={linkClass}>
      <span aria-hidden className={mark} />
      <span className="relative">
        <Icon aria-hidden size={21} strokeWidth={1.7} />
        <span className="absolute -top-2 -right-4 size-5 max-md:hidden lg:hidden">
          <CountBadge count={count} />
        </span>
      </span>
      <span className="md:max-lg:sr-only">{label}</span>
      {count > 0 && (
        <>
          <span
            aria-hidden
            className="num ml-auto rounded-sm bg-red px-1.5 text-[0.8125rem] leading-5.5 font-bold text-on-accent md:max-lg:hidden"
          >
            {count}
          </span>
          <span className="sr-only">{countWords}</span>
        </>
      )}
    </NavLink>
  )
}

const barLinkClass =
  'group relative flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-[0.75rem] font-[560] text-muted aria-[current=page]:text-ink'
const currentMarkClass =
  'absolute inset-x-4 top-0 h-[3px] rounded-b-sm bg-accent not-group-aria-[current=page]:hidden group-open/more:hidden'

/** "More" opens without scripts. Following a link closes it, because the details element is rendered anew for each page. */
function Bar({ groups }: { groups: AdminPageGroup[] }) {
  const pages = groups.flatMap((group) => group.pages)
  const shown = bottomBarPaths.flatMap((to) => pages.filter((page) => page.to === to))
  const hidden = pages.filter((page) => !shown.includes(page)).reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map(({ to, end, Icon, label, count = 0 }) => (
        <NavLink key={to} to={to} end={end} className={barLinkClass}>
          <span aria-hidden className={currentMarkClass} />
          <span className="relative">
            <Icon aria-hidden size={22} strokeWidth={1.7} />
            <span className="absolute -top-2 -right-4 size-5">
              <CountBadge count={count} />
            </span>
          </span>
          <span className="max-w-full truncate px-1">{label}</span>
          {count > 0 && <span className="sr-only">{m.admin_rail_waiting({ count })}</span>}
        </NavLink>
      ))}
      <More groups={groups} hidden={hidden} />
    </div>
  )
}

function More({ groups, hidden }: { groups: AdminPageGroup[]; hidden: number }) {
  const { key } = useLocation()
  return (
    <details key={key} className="group/more flex-1">
      <summary className={`${barLinkClass} list-none [&::-webkit-details-marker]:hidden`}>
        <span className="relative">
          <Menu aria-hidden size={22} strokeWidth={1.7} />
          <span className="absolute -top-2 -right-4 size-5">
            <CountBadge count={hidden} />
          </span>
        </span>
        {m.admin_nav_more()}
      </summary>
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] max-h-[70dvh] overflow-y-auto overscroll-contain rounded-t-lg border-t border-line bg-surface p-3 shadow-[0_-12px_32px_rgb(0_0_0/.14)]">
        <Groups groups={groups} />
      </div>
    </details>
  )
}
