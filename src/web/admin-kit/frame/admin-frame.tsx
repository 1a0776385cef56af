import { useEffect, type ReactNode, useCallback, useState } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/overlays/toast.tsx'
import { ProgressBar } from '#web/shell/page/progress-bar.tsx'
import { RouteAnnouncer } from '#web/shell/page/route-announcer.tsx'
import { useNotices } from '#web/shell/notifications/use-notices.ts'
import { m } from '#words/messages.js'
import { type OpenTaskCounts, adminPages } from '../find/admin-pages.ts'
import type { AdminArea } from '#shop/identity/staff/staff-area.ts'
import { AreasContext } from '../use-may-open.ts'
import { OthersHere } from './others-here.tsx'
import { Rail } from './rail.tsx'
import { ActionErrorNotice } from './action-error-notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { StaffBar } from '#web/shell/layout/staff-bar.tsx'
import { Search, ChevronLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { lazyPart, PartLoading } from '#web/shell/loading/lazy-part.tsx'
import { useKeys } from './use-keys.ts'
import { crumbsOf } from './crumbs-of.ts'
import { keepRecent } from '../find/recent.ts'

/** Loaded when the palette is first opened. */
const Palette = lazyPart(() => import('../find/palette.tsx'), { isFloating: true, fallback: <PartLoading /> })

/** Opens the command palette; without scripts it links to the search page. */
function FindButton() {
  const [isOpen, setOpen] = useState<boolean>()
  const open = useCallback(() => setOpen(true), [])
  useKeys(open)
  return (
    <>
      <Link
        to="/admin/find"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        className="ml-auto inline-flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-snow/85 transition-colors hover:bg-snow/10 lg:min-h-9 lg:min-w-64 lg:border lg:border-snow/25 lg:px-3"
      >
        <Search aria-hidden size={19} strokeWidth={1.7} />
        <span className="max-lg:sr-only">{m.admin_find_title()}</span>
        <kbd className="ml-auto text-[0.75rem] text-snow/75 max-lg:hidden">Ctrl K</kbd>
      </Link>
      {isOpen !== undefined && <Palette isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

const TopBar = ({ demo, ...rest }: { person: string; shop: string; demo: boolean }) => (
  <StaffBar home="/admin" area={m.admin_area()} className="col-span-full print:hidden" {...rest}>
    {demo && (
      <span title={m.admin_demo_hint()} className="max-sm:sr-only">
        <Tag tone="brass">{m.admin_demo()}</Tag>
      </span>
    )}
    <FindButton />
  </StaffBar>
)

type Props = OpenTaskCounts & {
  person: string
  shop: string
  demo: boolean
  areas: readonly AdminArea[]
  children: ReactNode
}

/** Top bar, rail and page. The rail is 240 px wide, 64 px below 1200 px, and a bottom bar on phones. */
export function AdminFrame({ person, shop, demo, areas, children, ...counts }: Props) {
  useNotices()
  useVisited()
  // A shop that was renamed here has its new name in the next title.
  useEffect(() => void (document.documentElement.dataset.shop = shop), [shop])
  // If the connection is lost during an action, the toast must be loaded already to report it.
  useEffect(() => void import('#ui/overlays/toast-stage.tsx').catch(() => {}), [])
  return (
    <AreasContext value={areas}>
      <div className="grid min-h-dvh grid-rows-[auto_1fr] text-[0.9375rem] leading-normal md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SkipLink>{m.layout_skip_to_content()}</SkipLink>
        <ProgressBar />
        <TopBar {...{ person, shop, demo }} />
        <Rail {...counts} />
        <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-24 outline-none md:px-6 md:pt-7 md:pb-12 lg:px-8">
          <div className="mx-auto max-w-[80rem]">
            <Crumbs />
            <ActionErrorNotice />
            <OthersHere />
            {children}
          </div>
        </main>
        <RouteAnnouncer />
        <ToastHost label={m.layout_toasts()} />
      </div>
    </AreasContext>
  )
}

/** Breadcrumbs of the admin. The heading below them names a page under a menu entry; on phones the page head has the back link instead. */
function Crumbs() {
  const { trail, isMenuPage } = crumbsOf(useLocation().pathname)
  return (
    <nav aria-label={m.layout_crumbs()} className="type-small text-muted print:hidden">
      {isMenuPage && trail[1]!.to !== '/admin' && (
        <Link to="/admin" className="inline-flex min-h-11 items-center gap-1 md:hidden">
          <ChevronLeft aria-hidden size={18} />
          {trail[0]!.label}
        </Link>
      )}
      <ol className="hidden flex-wrap gap-x-2 pb-2 md:flex">
        {trail.map(({ label, to }, at) =>
          isMenuPage && at === trail.length - 1 ? (
            <li key={at} aria-current="page" className="font-medium text-ink">
              {label}
            </li>
          ) : (
            <li key={at} className="flex gap-2">
              <Link to={to} className="hover:text-ink hover:underline">
                {label}
              </Link>
              {at < trail.length - 1 && <span aria-hidden>/</span>}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

/** Remembers opened menu pages for the palette. */
function useVisited() {
  const { pathname } = useLocation()
  useEffect(() => {
    const page = adminPages()
      .flatMap(({ pages }) => pages)
      .find(({ to }) => to === pathname)
    if (page) keepRecent({ to: page.to, label: page.label })
  }, [pathname])
}
