import { inputOf } from '#kit/declare-fields.ts'
import { invitableRoles } from '#shop/identity/invites/invite.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { RoleNotes, roleLooks } from './role-tags.tsx'
import { inviteFields } from './user-fields.ts'

type Props = { staffRoles: { id: string; name: string }[]; hasPassword: boolean; answer?: Answer }

export const InvitePanel = ({ staffRoles, hasPassword, answer }: Props) => (
  <Panel title={m.user_invitation_new()}>
    <RoleNotes />
    <ActionForm
      intent="invite"
      answer={answer}
      button={m.user_invitation_do()}
      className="mt-5 grid gap-4 md:grid-cols-2"
    >
      <LineField {...inputOf(inviteFields.email)} label={m.user_email()} className="md:col-span-2" />
      <ChoiceField
        name="role"
        label={m.user_role()}
        start={staffRoles[0]?.id ?? 'moderator'}
        options={[
          ...staffRoles.map(({ id, name }) => ({ value: id, label: name })),
          ...invitableRoles.map((value) => ({ value, label: roleLooks[value].words() })),
        ]}
      />
      <ChoiceField
        name="locale"
        label={m.user_invitation_language()}
        start="vi"
        options={[
          { value: 'vi', label: m.user_vietnamese() },
          { value: 'en', label: m.user_english() },
        ]}
      />
      <div className="md:col-span-2">
        <AdminProofField hasPassword={hasPassword} />
      </div>
    </ActionForm>
  </Panel>
)
