import { Outlet } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/overlays/toast.tsx'
import { ActionErrorHost } from '#web/shell/errors/action-error-host.tsx'
import { stayOnForm } from '#web/shell/errors/stay-on-form.ts'
import { LanguageToggle } from '#web/shell/language/language-toggle.tsx'
import { Logo } from '#web/shell/layout/logo.tsx'
import { ProgressBar } from '#web/shell/page/progress-bar.tsx'
import { RouteAnnouncer } from '#web/shell/page/route-announcer.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/standalone-layout.ts'

export const loader = async () => ({ name: (await findSettings(db)).name })

/** In the same file as the layout: a file of its own would be one more request on every first visit. */
const forms = { middleware: [stayOnForm], Failed: ActionErrorHost }
export const clientMiddleware: Route.ClientMiddlewareFunction[] = forms.middleware

/** A standalone page without the shop's menus and footer (docs/reference/spec.md 2). */
export default function StandaloneLayout({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <>
      <SkipLink>{m.layout_skip_to_content()}</SkipLink>
      <ProgressBar />
      <header className="wrap flex items-center justify-between py-4 text-ink">
        <Logo name={name} />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <forms.Failed />
      <RouteAnnouncer />
      <ToastHost label={m.layout_toasts()} />
    </>
  )
}
