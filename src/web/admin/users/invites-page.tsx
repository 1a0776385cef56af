import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { inviteStaff } from '#flows/users/invite-staff.ts'
import { resendInvite } from '#flows/users/resend-invite.ts'
import { formatDate } from '#kit/clock.ts'
import { inputOf } from '#kit/field.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { invitableRoles, type InviteState } from '#shop/identity/invites/invite.ts'
import { listInvites, type InviteRow } from '#shop/identity/invites/list-invites.ts'
import { revokeInvite } from '#shop/identity/invites/revoke-invite.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { roleLooks } from './role-tags.tsx'
import type { Route } from './+types/invites-page.ts'
import { inviteFields } from './user-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_invitation_title() })

const inviteForm = z.object({
  email: textOf(inviteFields.email, { missing: () => m.auth_email_invalid(), wrong: () => m.auth_email_invalid() }),
  role: z.enum(invitableRoles),
  locale: z.enum(['vi', 'en']),
})

const doneWords = {
  sent: () => m.user_invitation_sent(),
  resent: () => m.user_invitation_resent(),
  revoked: () => m.user_invitation_revoked(),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const done = url.searchParams.get('done')
  return {
    rows: await listInvites(db),
    hasPassword: await hasPassword(db, context.get(adminContext).id),
    done: (Object.keys(doneWords) as (keyof typeof doneWords)[]).find((one) => one === done),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  const form = await request.formData()
  const [intent, inviteId] = [String(form.get('intent')), String(form.get('invite') ?? '')]
  const to = (done: keyof typeof doneWords) => redirect(`/admin/users/invites?done=${done}`, 303)
  if (intent === 'invite') {
    const { value, rejected } = readForm(inviteForm, form)
    if (rejected) return data<Answer>({ intent, ...withoutPassword(rejected) }, { status: 422 })
    const unproven = await findIdentityError(db, admin, form)
    const values = { email: value.email, role: value.role, locale: value.locale }
    if (unproven) return data<Answer>({ intent, ...unproven, values }, { status: 422 })
    const { refusal } = await orRefusal(inviteStaff(db, admin.actor, value))
    if (refusal)
      return data<Answer>({ intent, errors: { email: refusal.say(requestLocale()) }, values }, { status: 422 })
    return to('sent')
  }
  if (!isUuid(inviteId)) throw data(null, { status: 400 })
  if (intent === 'resend') await resendInvite(db, admin.actor, { inviteId })
  else if (intent === 'revoke') await revokeInvite(db, admin.actor, { inviteId })
  else throw data(null, { status: 400 })
  return to(intent === 'resend' ? 'resent' : 'revoked')
}

const withoutPassword = <T extends { values: Record<string, string> }>({ values, ...rest }: T) => ({
  ...rest,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password')),
})

export const shouldRevalidate = () => true

const looks: Record<InviteState, { tone: TagTone; words: () => string }> = {
  open: { tone: 'amber', words: () => m.user_invitation_state_open() },
  expired: { tone: 'neutral', words: () => m.user_invitation_state_expired() },
  accepted: { tone: 'green', words: () => m.user_invitation_state_accepted() },
  revoked: { tone: 'neutral', words: () => m.user_invitation_state_revoked() },
}

const StateTag = ({ state }: InviteRow) => <Tag tone={looks[state].tone}>{looks[state].words()}</Tag>
const day = (time: Date) => formatDate(time, getLocale())

const Acts = ({ row }: { row: InviteRow }) =>
  (row.state === 'open' || row.state === 'expired') && (
    <span className="flex flex-wrap gap-2">
      {(['resend', 'revoke'] as const).map((intent) => (
        <Form key={intent} method="post">
          <input type="hidden" name="invite" value={row.id} />
          <input type="hidden" name="intent" value={intent} />
          <Button
            type="submit"
            size="sm"
            variant={intent === 'resend' ? 'outline' : 'quiet'}
            aria-label={
              intent === 'resend'
                ? m.user_invitation_resend_named({ email: row.email })
                : m.user_invitation_revoke_named({ email: row.email })
            }
          >
            {intent === 'resend' ? m.user_invitation_resend() : m.user_invitation_revoke()}
          </Button>
        </Form>
      ))}
    </span>
  )

const columns = (): Column<InviteRow>[] => [
  {
    key: 'email',
    head: m.user_email(),
    className: 'break-all',
    cell: (row) => <b className="font-semibold">{row.email}</b>,
  },
  { key: 'role', head: m.user_role(), cell: (row) => roleLooks[row.role].words() },
  { key: 'state', head: m.user_state(), cell: (row) => <StateTag {...row} /> },
  { key: 'by', head: m.user_invitation_by(), cell: (row) => row.byName },
  { key: 'sent', head: m.user_invitation_sent_on(), className: 'normal-nums', cell: (row) => day(row.sentAt) },
  { key: 'until', head: m.user_invitation_until(), className: 'normal-nums', cell: (row) => day(row.expiresAt) },
  { key: 'acts', head: m.user_invitation_acts(), fixed: true, cell: (row) => <Acts row={row} /> },
]

const InviteCard = (row: InviteRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <b className="min-w-0 font-semibold break-all text-ink">{row.email}</b>
      <StateTag {...row} />
    </div>
    <p className="type-small mb-2 text-muted normal-nums">
      {roleLooks[row.role].words()} · {m.user_invitation_until()} {day(row.expiresAt)}
    </p>
    <Acts row={row} />
  </>
)

export default function InvitesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, done } = loaderData
  const { errors, values } = answerTo(actionData, 'invite')
  return (
    <>
      <PageHead
        back={{ to: '/admin/users', label: m.user_title() }}
        title={m.user_invitation_title()}
        note={m.user_invitation_note()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <Panel title={m.user_invitation_new()}>
          <Form key={rows[0]?.id} method="post" noValidate className="grid gap-4 md:grid-cols-2">
            <Field label={m.user_email()} error={errors.email} className="md:col-span-2">
              <TextInput
                {...inputOf(inviteFields.email)}

                defaultValue={values.email}
              />
            </Field>
            <SelectField
              label={m.user_role()}
              name="role"
              defaultValue={values.role ?? 'moderator'}
              options={invitableRoles.map((value) => ({ value, label: roleLooks[value].words() }))}
            />
            <SelectField
              label={m.user_invitation_language()}
              name="locale"
              defaultValue={values.locale ?? 'vi'}
              options={[
                { value: 'vi', label: m.user_vietnamese() },
                { value: 'en', label: m.user_english() },
              ]}
            />
            <div className="md:col-span-2">
              <AdminProofField hasPassword={loaderData.hasPassword} error={errors.password} />
            </div>
            <div>
              <SubmitButton intent="invite" busyText={m.admin_busy()}>
                {m.user_invitation_do()}
              </SubmitButton>
            </div>
          </Form>
        </Panel>
        <section aria-label={m.user_invitation_list()} className="rounded-sm border border-line bg-surface">
          {rows.length ? (
            <RowTable
              caption={m.user_invitation_list()}
              columns={columns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={InviteCard}
            />
          ) : (
            <EmptyRows title={m.user_invitation_none_title()}>{m.user_invitation_none_text()}</EmptyRows>
          )}
        </section>
      </div>
    </>
  )
}
