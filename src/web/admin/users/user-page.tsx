import { data, Link, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findAccount } from '#shop/identity/accounts/find-account.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { listStaffRoles } from '#shop/identity/staff/list-staff-roles.ts'
import { StaffRolePanel } from './roles/staff-role-panel.tsx'
import { type Admin, adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { DangerForm } from '#web/admin-kit/form/danger-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { Tag } from '#ui/tag.tsx'
import { LockedNotice, LockPanel } from './lock-panel.tsx'
import { UserReturns, UserWishlist } from './user-after-sales.tsx'
import { UserConsents, UserFacts } from './user-facts.tsx'
import { userDoneWords, userIntentOf, type UserIntent } from './user-intents.ts'
import { userActions } from './user-actions.ts'
import { UserNotes } from './user-notes.tsx'
import { UserOrders } from './user-orders.tsx'
import { readUserAccount, type ShownAccount } from './read-user-account.ts'
import { RoleNotes, RoleTags } from './role-tags.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import type { Route } from './+types/user-page.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { inputOf } from '#kit/declare-fields.ts'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { userMergeFields } from './user-fields.ts'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Notice } from '#ui/notice.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.person.name ?? m.user_title() })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const person = await readUserAccount(db, params.id)
  if (!person) throw data(null, { status: 404 })
  const { id, areas } = context.get(adminContext)
  const isAdmin = areas.includes('admin')
  return {
    // What only admins see does not leave the server for others.
    person: isAdmin ? person : { ...person, devices: [] },
    isAdmin,
    staffRoles: isAdmin ? (await listStaffRoles(db)).map((role) => ({ id: role.id, name: role.name })) : [],
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
  if (!mayDo(admin, intent)) throw data(null, { status: 403 })
  const answer = await userActions[intent]({ db, admin, person, form, locale: requestLocale() })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(intent === 'erase' ? '/admin/users?done=erase' : `/admin/users/${person.id}?done=${intent}`, 303)
}

/** Colleagues who answer customers write notes; accounts, rights and roles are for admins. */
const mayDo = ({ areas }: Admin, intent: UserIntent) =>
  areas.includes('admin') || intent === 'note' || intent === 'note-remove'

/** A refusal means that the user changed in the meantime, so the page is loaded again too. */
export const shouldRevalidate = () => true

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, own, isAdmin, staffRoles, hasPassword, done } = loaderData
  const formProps = { answer: actionData, hasPassword }
  return (
    <>
      <PageHead
        back={{ to: '/admin/users', label: m.user_title() }}
        title={person.name}
        tags={
          <>
            <RoleTags roles={person.roles} staffRole={person.staffRole?.name} />
            {person.lockedAt && <Tag tone="red">{m.user_locked()}</Tag>}
          </>
        }
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && userDoneWords[done]()} />
        <LockedNotice person={person} answer={actionData} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid min-w-0 gap-5">
            <UserNotes notes={person.notes} answer={actionData} />
            <UserOrders {...person} />
            <UserReturns {...person} />
            <UserWishlist {...person} />
            {isAdmin && <SessionsPanel devices={person.devices} own={own} />}
          </div>
          <div className="grid min-w-0 gap-5">
            <UserFacts person={person} />
            <UserConsents {...person} />
            {isAdmin && (
              <>
                {!person.roles.includes('admin') && (
                  <StaffRolePanel
                    key={person.staffRole?.id}
                    current={person.staffRole}
                    roles={staffRoles}
                    isProven={person.emailVerified}
                    {...formProps}
                  />
                )}
                <RolesPanel key={person.roles.join()} person={person} {...formProps} />
                {!own && !person.lockedAt && <LockPanel answer={actionData} />}
                {!own && person.hasTwoFactor && <TwoFactorPanel {...formProps} />}
                <MergePanel email={person.email} {...formProps} />
                <UserRights person={person} own={own} {...formProps} />
                <Link to={`/admin/security/audit?q=${person.id}`} className="link inline-flex min-h-11 items-center">
                  {m.user_history()}
                </Link>
              </>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

/** For a user who lost both phone and backup codes. */
const TwoFactorPanel = ({ answer, hasPassword }: { answer?: Answer; hasPassword: boolean }) => (
  <DangerForm title={m.user_reset()} intent="reset-two-factor" answer={answer}>
    <p>{m.user_reset_text()}</p>
    <AdminProofField hasPassword={hasPassword} />
  </DangerForm>
)

type Props = { email: string; hasPassword: boolean; answer?: Answer }

/** Merges another account of the same person into this one. */
const MergePanel = ({ email, hasPassword, answer }: Props) => (
  <TypedConfirm intent="merge" title={m.user_merge_title()} word={email} answer={answer}>
    <p>{m.user_merge_text()}</p>
    <LineField {...inputOf(userMergeFields.other)} label={m.user_merge_other()} hint={m.user_merge_other_hint()} />
    <AdminProofField hasPassword={hasPassword} />
  </TypedConfirm>
)

type UserRightsProps = { person: ShownAccount; own: boolean; hasPassword: boolean; answer?: Answer }

/** Legal rights of the user: a copy of their data, and erasure. */
const UserRights = ({ person, own, hasPassword, answer }: UserRightsProps) => (
  <>
    <Panel title={m.user_rights()}>
      <p className="text-muted">{m.user_export_text()}</p>
      {/* The answer is a file, so the browser submits the form itself. */}
      <form method="post" action={`/admin/users/${person.id}/export`} className="mt-3">
        <Button type="submit" size="sm" variant="outline" icon={<Download aria-hidden size={18} strokeWidth={1.7} />}>
          {m.user_export()}
        </Button>
      </form>
    </Panel>
    {!own && (
      <TypedConfirm intent="erase" title={m.user_erase()} word={person.email} answer={answer}>
        <p>{m.user_erase_text()}</p>
        <AdminProofField hasPassword={hasPassword} />
      </TypedConfirm>
    )}
  </>
)

const words: Partial<Record<UserIntent, { title: () => string; text: () => string }>> = {
  'grant-admin': { title: () => m.user_grant_admin(), text: () => m.user_grant_admin_text() },
  'grant-moderator': { title: () => m.user_grant_moderator(), text: () => m.user_grant_moderator_text() },
  'revoke-admin': { title: () => m.user_revoke_admin(), text: () => m.user_revoke_admin_text() },
  'revoke-moderator': { title: () => m.user_revoke_moderator(), text: () => m.user_revoke_moderator_text() },
}

type RolesPanelProps = { person: ShownAccount; hasPassword: boolean; answer?: Answer }

/** Roles that can be granted or revoked now. */
function RolesPanel({ person, hasPassword, answer }: RolesPanelProps) {
  const intents = (['moderator', 'admin'] as const).map((role): UserIntent =>
    person.roles.includes(role) ? `revoke-${role}` : `grant-${role}`,
  )
  const offered = person.emailVerified ? intents : intents.filter((intent) => intent.startsWith('revoke'))
  return (
    <div className="grid gap-3">
      <RoleNotes />
      {!person.emailVerified && <Notice tone="info">{m.user_unconfirmed_role()}</Notice>}
      {offered.map((intent) => (
        <TypedConfirm key={intent} intent={intent} title={words[intent]!.title()} word={person.email} answer={answer}>
          <p>{words[intent]!.text()}</p>
          <AdminProofField hasPassword={hasPassword} />
        </TypedConfirm>
      ))}
    </div>
  )
}
