import { useEffect, type ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/overlays/toast.tsx'
import { ProgressBar } from '#web/shell/page/progress-bar.tsx'
import { RouteAnnouncer } from '#web/shell/page/route-announcer.tsx'
import { useNotices } from '#web/shell/notifications/use-notices.ts'
import { m } from '#words/messages.js'
import { Crumbs } from './crumbs.tsx'
import type { Waiting } from '../find/places.ts'
import { OthersHere } from './others-here.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { ActionErrorNotice } from './action-error-notice.tsx'
import { useVisited } from './use-visited.ts'

type Props = Waiting & { person: string; shop: string; demo: boolean; children: ReactNode }

/** Top bar, rail, page. The rail is 240 px, 64 below 1200, and a bar at the bottom of phones. */
export function AdminFrame({ person, shop, demo, children, ...waiting }: Props) {
  useNotices()
  useVisited()
  // Where a connection is lost in the middle of an act, what says so must be here already.
  useEffect(() => void import('#ui/overlays/toast-stage.tsx').catch(() => {}), [])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] text-[0.9375rem] leading-normal md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink>{m.layout_skip_to_content()}</SkipLink>
      <ProgressBar />
      <TopBar {...{ person, shop, demo }} />
      <Rail {...waiting} />
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
  )
}
