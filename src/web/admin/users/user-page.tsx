import { data, Link, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findAccount } from '#shop/identity/accounts/find-account.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { Tag } from '#ui/tag.tsx'
import { LockedNotice, LockPanel } from './lock-panel.tsx'
import { UserReturns, UserWishlist } from './user-after-sales.tsx'
import { UserConsents, UserFacts } from './user-facts.tsx'
import { userDoneWords, userIntentOf } from './user-intents.ts'
import { userActions } from './user-actions.ts'
import { MergePanel } from './merge-panel.tsx'
import { UserNotes } from './user-notes.tsx'
import { UserRights } from './user-rights.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'
import { UserOrders } from './user-orders.tsx'
import { readUserAccount } from './read-user-account.ts'
import { RoleTags } from './role-tags.tsx'
import { RolesPanel } from './roles-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import type { Route } from './+types/user-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.person.name ?? m.user_title() })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const person = await readUserAccount(db, params.id)
  if (!person) throw data(null, { status: 404 })
  const { id } = context.get(adminContext)
  return {
    person,
    own: person.id === id,
    hasPassword: await hasPassword(db, id),
    done: userIntentOf(url.searchParams.get('done')),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = userIntentOf(form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const person = await findAccount(db, params.id)
  if (!person) throw data(null, { status: 404 })
  const admin = context.get(adminContext)
  const answer = await userActions[intent]({ db, admin, person, form, locale: requestLocale() })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(intent === 'erase' ? '/admin/users?done=erase' : `/admin/users/${person.id}?done=${intent}`, 303)
}

/** A refusal means that things were others than shown: they are read anew then, too. */
export const shouldRevalidate = () => true

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, own, hasPassword, done } = loaderData
  const sees = { answer: actionData, hasPassword }
  return (
    <>
      <PageHead
        back={{ to: '/admin/users', label: m.user_title() }}
        title={person.name}
        tags={
          <>
            <RoleTags roles={person.roles} />
            {person.lockedAt && <Tag tone="red">{m.user_locked()}</Tag>}
          </>
        }
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && userDoneWords[done]()} />
        <LockedNotice {...person} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid min-w-0 gap-5">
            <UserNotes notes={person.notes} answer={actionData} />
            <UserOrders {...person} />
            <UserReturns {...person} />
            <UserWishlist {...person} />
            <SessionsPanel devices={person.devices} own={own} />
          </div>
          <div className="grid min-w-0 gap-5">
            <UserFacts person={person} />
            <UserConsents {...person} />
            <RolesPanel key={person.roles.join()} person={person} {...sees} />
            {!own && !person.lockedAt && <LockPanel answer={actionData} />}
            {!own && person.hasTwoFactor && <TwoFactorPanel {...sees} />}
            <MergePanel email={person.email} {...sees} />
            <UserRights person={person} own={own} {...sees} />
            <Link to={`/admin/security/audit?q=${person.id}`} className="link inline-flex min-h-11 items-center">
              {m.user_history()}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}
