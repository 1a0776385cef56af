import { data } from 'react-router'
import { z } from 'zod'
import { inviteStaff } from '#flows/users/invite-staff.ts'
import { resendInvite } from '#flows/users/resend-invite.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { invitableRoles } from '#shop/identity/invites/invite.ts'
import { listInvites } from '#shop/identity/invites/list-invites.ts'
import { listStaffRoles } from '#shop/identity/staff/list-staff-roles.ts'
import { revokeInvite } from '#shop/identity/invites/revoke-invite.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/invites-page.ts'
import { inviteFields } from './user-fields.ts'
import { inviteColumns, InviteCard } from './invite-columns.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { locales } from '#kit/localized.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_invitation_title() })

const inviteForm = z.object({
  email: textOf(inviteFields.email, { missing: () => m.auth_email_invalid(), wrong: () => m.auth_email_invalid() }),
  // A role of the specification, or the id of a staff role.
  role: z.union([z.enum(invitableRoles), z.uuid()]),
  locale: z.enum(locales),
})

const doneWords = {
  sent: () => m.user_invitation_sent(),
  resent: () => m.user_invitation_resent(),
  revoked: () => m.user_invitation_revoked(),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    rows: await listInvites(db),
    staffRoles: (await listStaffRoles(db)).map(({ id, name }) => ({ id, name })),
    hasPassword: await hasPassword(db, context.get(adminContext).id),
    done: readDoneParam(doneWords, url),
  }
}

export const action = ({ request, context }: Route.ActionArgs) => {
  const admin = context.get(adminContext)
  const to = (done: keyof typeof doneWords) => `/admin/users/invites?done=${done}`
  const inviteIdIn = (form: FormData) => {
    const inviteId = String(form.get('invite'))
    if (!isUuid(inviteId)) throw data(null, { status: 400 })
    return { inviteId }
  }
  return answerIntents(request, {
    async invite(form) {
      const { value, rejected } = readForm(inviteForm, form)
      if (rejected) return rejected
      const identityError = await findIdentityError(db, admin, form)
      if (identityError) return { ...identityError, values: value }
      const { refusal } = await orRefusal(inviteStaff(db, admin.actor, { ...value, ...roleIn(value.role) }))
      return refusal ? { errors: { email: refusal.say(requestLocale()) }, values: value } : to('sent')
    },
    async resend(form) {
      const isResent = await resendInvite(db, admin.actor, inviteIdIn(form))
      return isResent ? to('resent') : { refusal: m.user_invitation_over() }
    },
    async revoke(form) {
      const isRevoked = await revokeInvite(db, admin.actor, inviteIdIn(form))
      return isRevoked ? to('revoked') : { refusal: m.user_invitation_over() }
    },
  })
}

const roleIn = (role: z.infer<typeof inviteForm>['role']) =>
  invitableRoles.some((one) => one === role)
    ? { role: role as (typeof invitableRoles)[number] }
    : { role: 'user' as const, staffRoleId: role }

export const shouldRevalidate = () => true

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.user_invitation_title(),
  listTitle: m.user_invitation_list(),
  note: m.user_invitation_note(),
  back: { to: '/admin/users', label: m.user_title() },
  answer: actionData,
  done: loaderData.done && doneWords[loaderData.done](),
  above: <InvitePanel key={loaderData.rows[0]?.id} {...loaderData} answer={actionData} />,
  columns: inviteColumns(),
  card: InviteCard,
  empty: { title: m.user_invitation_none_title(), text: m.user_invitation_none_text() },
}))
