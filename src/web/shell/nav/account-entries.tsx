import { LayoutDashboard, LogOut, MessageSquareText, UserRound } from 'lucide-react'
import { Form, Link } from 'react-router'
import { m } from '#words/messages.js'
import { useAccountLink } from './account-button.tsx'
import { useMe } from '../session/me-provider.tsx'

const entry = 'flex min-h-13 w-full items-center gap-3 text-ink'

/** The account in the menu of phones: where the header has no room for it. */
export function AccountEntries() {
  const { me } = useMe()
  const { to, label } = useAccountLink()
  return (
    <div className="mt-2 border-t border-line pt-2">
      <Link to={to} className={entry}>
        <UserRound aria-hidden size={22} strokeWidth={1.7} />
        {label}
      </Link>
      {me?.isAdmin && (
        <a href="/admin" className={entry}>
          <LayoutDashboard aria-hidden size={22} strokeWidth={1.7} />
          {m.auth_session_admin()}
        </a>
      )}
      {(me?.isModerator || me?.isAdmin) && (
        <a href="/moderation" className={entry}>
          <MessageSquareText aria-hidden size={22} strokeWidth={1.7} />
          {m.moderation_title()}
        </a>
      )}
      {me && (
        <Form method="post" action="/sign-out">
          <button className={entry}>
            <LogOut aria-hidden size={22} strokeWidth={1.7} />
            {m.auth_session_sign_out()}
          </button>
        </Form>
      )}
    </div>
  )
}
