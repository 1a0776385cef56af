import { LayoutDashboard } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { hasRole } from '#shop/identity/roles/role-check.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/overlays/toast.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { ActionErrorHost } from '#web/shell/errors/action-error-host.tsx'
import { stayOnForm } from '#web/shell/errors/stay-on-form.ts'
import { MeProvider } from '#web/shell/session/me-provider.tsx'
import { moderatorContext, moderatorGuard } from '#web/shell/access/moderator-guard.server.ts'
import { ProgressBar } from '#web/shell/page/progress-bar.tsx'
import { RouteAnnouncer } from '#web/shell/page/route-announcer.tsx'
import { StaffBar } from '#web/shell/layout/staff-bar.tsx'
import { useNotices } from '#web/shell/notifications/use-notices.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/moderation-layout.ts'

export const middleware: Route.MiddlewareFunction[] = [moderatorGuard]

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name: person } = context.get(moderatorContext)
  const isAdmin = await hasRole(db, id, 'admin')
  return { person, isAdmin, shop: (await findSettings(db)).name }
}

/** Part of this file, since a file of its own would be one more to fetch on every first visit. */
const forms = { middleware: [stayOnForm], Failed: ActionErrorHost }
export const clientMiddleware: Route.ClientMiddlewareFunction[] = forms.middleware

/** One address for both languages, like all screens of the staff, and none of the shop's menus. */
export default function ModerationLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MeProvider>
      <Room {...loaderData} />
    </MeProvider>
  )
}

function Room({ person, isAdmin, shop }: Route.ComponentProps['loaderData']) {
  useNotices()
  return (
    <div className="min-h-dvh text-[0.9375rem] leading-normal">
      <SkipLink>{m.layout_skip_to_content()}</SkipLink>
      <ProgressBar />
      <StaffBar home="/moderation" area={m.moderation_title()} person={person} shop={shop}>
        {isAdmin && (
          <Link
            to="/admin"
            className="type-label inline-flex min-h-11 items-center gap-2 rounded-sm px-2 hover:bg-snow/10"
          >
            <LayoutDashboard aria-hidden size={20} strokeWidth={1.7} />
            <span className="max-sm:sr-only">{m.admin_area()}</span>
          </Link>
        )}
      </StaffBar>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[60rem] px-4 pt-2 pb-16 outline-none md:px-6 md:pt-3">
        <Breadcrumbs trail={isAdmin ? [{ label: m.admin_area(), to: '/admin' }] : []} here={m.moderation_title()} />
        <Outlet />
      </main>
      <forms.Failed />
      <RouteAnnouncer />
      <ToastHost label={m.layout_toasts()} />
    </div>
  )
}
