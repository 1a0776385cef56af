import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { Tag } from '#ui/tag.tsx'
import { returnLooks } from '#web/shell/returns/return-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShownAccount } from './read-user-account.ts'

const line = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0'

export const UserReturns = ({ returns }: ShownAccount) =>
  returns.length > 0 && (
    <Panel title={m.return_admin_admin()}>
      <ul>
        {returns.map(({ id, code, state, requestedAt }) => (
          <li key={id} className={line}>
            <Link to={`/admin/returns/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
              {code}
            </Link>
            <span className="type-small text-muted normal-nums">{formatDate(requestedAt, getLocale())}</span>
            <Tag tone={returnLooks[state].tone}>{returnLooks[state].words()}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )

export const UserWishlist = ({ wishlist }: ShownAccount) =>
  wishlist.length > 0 && (
    <Panel title={m.user_wishes()}>
      <ul>
        {wishlist.map(({ id, name, addedAt }) => (
          <li key={id} className={line}>
            <Link to={`/admin/products/${id}/edit`} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
            <span className="type-small text-muted normal-nums">{formatDate(addedAt, getLocale())}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
