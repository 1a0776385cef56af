import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { invitableRoles } from '#shop/identity/invites/invite.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { roleLooks } from './role-tags.tsx'
import { inviteFields } from './user-fields.ts'

export function InvitePanel({ hasPassword, answer }: { hasPassword: boolean; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'invite')
  return (
    <Panel title={m.user_invitation_new()}>
      <Form method="post" noValidate className="grid gap-4 md:grid-cols-2">
        <Field label={m.user_email()} error={errors.email} className="md:col-span-2">
          <TextInput {...inputOf(inviteFields.email)} defaultValue={values.email} />
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
          <AdminProofField hasPassword={hasPassword} error={errors.password} />
        </div>
        <div>
          <SubmitButton intent="invite" busyText={m.admin_busy()}>
            {m.user_invitation_do()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
