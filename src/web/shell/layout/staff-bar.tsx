import { LogOut, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { LanguageToggle } from '../language/language-toggle.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 type-label transition-colors hover:bg-snow/10'

type Props = {
  home: string
  /** The name of this staff area. */
  area: string
  person: string
  shop: string
  className?: string
  children?: ReactNode
}

/** The bar above all staff screens, in place of the shop's menus. */
export const StaffBar = ({ home, area, person, shop, className, children }: Props) => (
  <header
    className={cx(
      'full-bleed sticky top-0 z-20 flex h-14 items-center gap-x-3 border-b border-snow/10 bg-hero-night px-(--inset) text-snow [--inset:1rem] md:[--inset:1.25rem] lg:[--inset:1.5rem]',
      className,
    )}
  >
    <Link to={home} className="inline-flex min-h-11 items-center gap-2.5 rounded-sm">
      <span className="text-[1.25rem] leading-[1.35] font-[720] tracking-[-.03em] [font-stretch:122%]">{shop}</span>
      <span className="type-label text-snow/75 max-sm:sr-only">{area}</span>
    </Link>
    {children}
    <div className="ml-auto flex items-center gap-x-1 md:gap-x-2">
      <a href="/" className={linkClass}>
        <Store aria-hidden size={20} strokeWidth={1.7} />
        <span className="max-md:sr-only">{m.admin_to_shop()}</span>
      </a>
      <LanguageToggle />
      {/* The bell is always present. */}
      <NotificationBell className="text-snow! hover:bg-snow/10!" />
      <span className="max-w-48 truncate border-l border-snow/20 pl-3 text-snow/90 max-md:hidden">{person}</span>
      <form method="post" action="/sign-out">
        <button className={linkClass}>
          <LogOut aria-hidden size={20} strokeWidth={1.7} />
          <span className="max-lg:sr-only">{m.auth_session_sign_out()}</span>
        </button>
      </form>
    </div>
  </header>
)
