import { LogOut, Store } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { db } from '#platform/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/toast.tsx'
import { LanguageToggle } from '#web/chrome/language-toggle.tsx'
import { moderatorContext, moderatorGate } from '#web/chrome/moderator-gate.server.ts'
import { ProgressBar } from '#web/chrome/progress-bar.tsx'
import { RouteAnnouncer } from '#web/chrome/route-announcer.tsx'
import { useNotices } from '#web/chrome/use-notices.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/moderation-layout.ts'

export const middleware: Route.MiddlewareFunction[] = [moderatorGate]

export async function loader({ context }: Route.LoaderArgs) {
  return { person: context.get(moderatorContext).name, shop: (await findSettings(db)).name }
}

const quiet =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 type-label transition-colors hover:bg-snow/10'

/** One address for both languages, like all screens of the staff, and none of the shop's menus. */
export default function ModerationLayout({ loaderData: { person, shop } }: Route.ComponentProps) {
  useNotices()
  return (
    <div className="min-h-dvh text-[0.9375rem] leading-normal">
      <SkipLink>{m.skip_to_content()}</SkipLink>
      <ProgressBar />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-x-3 border-b border-snow/10 bg-hero-night px-4 text-snow md:px-5 lg:px-6">
        <Link to="/moderation" className="inline-flex min-h-11 items-center gap-2.5 rounded-sm">
          <span className="text-[1.25rem] leading-[1.35] font-[720] tracking-[-.03em] [font-stretch:122%]">{shop}</span>
          <span className="type-label text-snow/75 max-sm:sr-only">{m.moderation_title()}</span>
        </Link>
        <div className="ml-auto flex items-center gap-x-1 md:gap-x-2">
          <a href="/" className={quiet}>
            <Store aria-hidden size={20} strokeWidth={1.7} />
            <span className="max-md:sr-only">{m.moderation_to_shop()}</span>
          </a>
          <LanguageToggle />
          <span className="max-w-48 truncate border-l border-snow/20 pl-3 text-snow/90 max-md:hidden">{person}</span>
          <form method="post" action="/sign-out">
            <button className={quiet}>
              <LogOut aria-hidden size={20} strokeWidth={1.7} />
              <span className="max-lg:sr-only">{m.session_sign_out()}</span>
            </button>
          </form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[60rem] px-4 pt-6 pb-16 outline-none md:px-6 md:pt-8">
        <Outlet />
      </main>
      <RouteAnnouncer />
      <ToastHost label={m.toasts()} />
    </div>
  )
}
