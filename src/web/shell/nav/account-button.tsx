import { UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { cx } from '#ui/cx.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { useMe } from '../session/me-provider.tsx'

/** Leads to /profile when signed in, otherwise to sign-in and back. Until the browser knows, it leads to /profile, whose guard decides. */
export function useAccountLink() {
  const { me } = useMe()
  const { pathname, search } = useLocation()
  if (me !== null)
    return { to: '/profile', label: me ? m.auth_session_account_of({ name: me.name }) : m.auth_session_account() }
  const next = /^\/(auth|admin-password-reset)(\/|$)/.test(pathname)
    ? ''
    : `?next=${encodeURIComponent(pathname + search)}`
  return { to: `/auth${next}`, label: m.auth_session_sign_in() }
}

export function AccountButton({ className }: { className?: string }) {
  const { me } = useMe()
  const { to, label } = useAccountLink()
  return (
    <Link to={to} aria-label={label} title={label} className={cx('header-ink', iconButtonClass(), className)}>
      {me?.picture ? (
        <img src={me.picture} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
      ) : (
        <UserRound size={24} aria-hidden />
      )}
      {me && !me.picture && (
        <span aria-hidden className="absolute right-1.5 bottom-1.5 size-2.5 rounded-full border-2 border-bg bg-green" />
      )}
    </Link>
  )
}
