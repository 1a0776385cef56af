import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type Role = { id: string; name: string }
type Props = { current: Role | undefined; roles: Role[]; isProven: boolean; hasPassword: boolean; answer?: Answer }

/** Gives a user a staff role, changes it or takes it. */
export const StaffRolePanel = ({ current, roles, isProven, hasPassword, answer }: Props) => (
  <Panel
    title={m.user_staff_role()}
    aside={
      <Link to="/admin/users/roles" className="link">
        {m.user_staff_all()}
      </Link>
    }
  >
    {!isProven && <Notice tone="info">{m.user_unconfirmed_role()}</Notice>}
    {isProven && !roles.length && <p className="text-muted">{m.user_staff_none_text()}</p>}
    {isProven && roles.length > 0 && (
      <ActionForm
        intent="staff-role"
        button={m.user_staff_do_set()}
        variant="outline"
        answer={answer}
        className="grid gap-4"
      >
        <ChoiceField name="staffRole" label={m.user_staff_role()} labelHidden start={current?.id ?? ''}>
          <option value="">{m.user_staff_role_none()}</option>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
        <AdminProofField hasPassword={hasPassword} />
      </ActionForm>
    )}
  </Panel>
)
