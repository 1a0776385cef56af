import { Form, Link } from 'react-router'
import { formatTime } from '#kit/clock.ts'
import type { SignInLock } from '#shop/identity/sign-in/list-sign-in-locks.ts'
import type { LockKind } from '#shop/identity/sign-in/sign-in-locks.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

const kindWords: Record<LockKind, () => string> = {
  'sign-in': () => m.security_lockouts_kind_sign_in(),
  'sign-in-device': () => m.security_lockouts_kind_device(),
  'sign-in-address': () => m.security_lockouts_kind_address(),
  'sign-in-network': () => m.security_lockouts_kind_network(),
  'second-factor': () => m.security_lockouts_kind_code(),
  'password-again': () => m.security_lockouts_kind_again(),
}

const LockedName = ({ person, email, network }: SignInLock) =>
  person ? (
    <Link to={`/admin/users/${person.id}`} className="link -my-2 inline-flex min-h-9 items-center break-all">
      {person.name}
    </Link>
  ) : (
    <span className="break-all">{email ?? network}</span>
  )

const Release = ({ lock }: { lock: SignInLock }) => (
  <Form method="post">
    <input type="hidden" name="key" value={lock.key} />
    <SendButton
      of={['key', lock.key]}
      variant="outline"
      size="sm"
      aria-label={m.security_lockouts_release_named({ who: lock.email ?? lock.network ?? lock.person?.name ?? '' })}
    >
      {m.security_lockouts_release()}
    </SendButton>
  </Form>
)

const until = (lock: SignInLock) => formatTime(lock.until, getLocale())

export const lockColumns = (): Column<SignInLock>[] => [
  { key: 'who', head: m.security_monitor_who(), cell: (row) => <LockedName {...row} /> },
  { key: 'why', head: m.security_lockouts_why(), cell: (row) => kindWords[row.kind]() },
  { key: 'network', head: m.security_monitor_ip(), className: 'num break-all', cell: (row) => row.network },
  { key: 'tries', head: m.security_lockouts_tries(), end: true, cell: (row) => formatCount(row.tries) },
  { key: 'until', head: m.security_lockouts_until(), className: 'num whitespace-nowrap', cell: until },
  { key: 'release', head: m.security_lockouts_release(), fixed: true, cell: (row) => <Release lock={row} /> },
]

export const LockCard = (row: SignInLock) => (
  <>
    <p className="font-semibold text-ink">
      <LockedName {...row} />
    </p>
    <p className="type-small text-muted">{kindWords[row.kind]()}</p>
    <p className="type-small num mb-2 text-muted">
      {m.security_lockouts_until()} {until(row)}
    </p>
    <Release lock={row} />
  </>
)
