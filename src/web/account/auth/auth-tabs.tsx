import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { authPathTo, type AuthView } from './auth-view.ts'

/** Two real links: each has its address, also without scripts. */
export function AuthTabs({ view, next }: { view: AuthView; next: string | null }) {
  const tabs = [
    ['sign-in', m.auth_title()],
    ['sign-up', m.auth_up_title()],
  ] as const
  return (
    <nav aria-label={m.auth_tabs()} className="-mx-6 mt-4 grid grid-cols-2 border-b border-line px-6 md:-mx-8 md:px-8">
      {tabs.map(([name, label]) => {
        const isHere = name === view
        return (
          <Link
            key={name}
            to={authPathTo(name, { next })}
            replace
            preventScrollReset
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              '-mb-px flex min-h-12 items-center justify-center border-b-2 type-label transition-colors',
              isHere ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
