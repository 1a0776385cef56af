import { data, Form } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { listStaffRoles } from '#shop/identity/staff/list-staff-roles.ts'
import { removeStaffRole } from '#shop/identity/staff/remove-staff-role.ts'
import { saveStaffRole, staffRoleFacts } from '#shop/identity/staff/save-staff-role.ts'
import { staffAreas, type StaffArea } from '#shop/identity/staff/staff-area.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { LineField, TicksField } from '#web/admin-kit/form/fields.tsx'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { editingOf, formTexts, saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { staffRoleFields } from '../user-fields.ts'
import { staffAreaWords } from './staff-area-words.ts'
import type { Route } from './+types/staff-role-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.name ?? m.user_staff_new() })

const shape = { many: ['areas'] }
const mostRefund = 1_000_000_000

const roleForm = z.object({
  name: textOf(staffRoleFields.name, { min: 2, missing: () => m.user_staff_error_name() }),
  areas: z
    .string({ error: () => m.user_staff_error_areas() })
    .transform((ticked) => staffAreas.filter((area) => ticked.split(',').includes(area)))
    .refine((areas): areas is StaffArea[] => areas.length > 0, { error: () => m.user_staff_error_areas() }),
  discountPercent: typedWholeOrNull(0, 100, () => m.user_staff_error_percent()),
  refundLimit: typedWholeOrNull(0, mostRefund, () => m.user_staff_error_refund()),
})

/** Finds the role with this id as field values; `new` means a new one. */
async function roleOr404(id: string) {
  if (id === 'new') return { role: null, fields: {} }
  const role = isUuid(id) ? (await listStaffRoles(db)).find((one) => one.id === id) : undefined
  if (!role) throw data(null, { status: 404 })
  const { name, areas, discountPercent, refundLimit } = role
  const text = (number: number | null) => (number === null ? '' : formatCount(number))
  const fields = {
    name,
    areas: areas.join(','),
    discountPercent: text(discountPercent),
    refundLimit: text(refundLimit),
  }
  return { role, fields }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role, fields } = await roleOr404(params.id)
  return {
    editing: role ? editingOf(fields, shape) : { saved: fields },
    name: role?.name,
    hasPassword: await hasPassword(db, context.get(adminContext).id),
  }
}

/** Saving asks for the admin's own password, since it opens pages to others. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  const id = (await roleOr404(params.id)).role?.id ?? null
  return answerIntents(request, {
    async remove() {
      if (id) await removeStaffRole(db, admin.actor, id)
      return '/admin/users/roles?done=remove'
    },
    async save(form) {
      const identityError = await findIdentityError(db, admin, form)
      if (identityError) return { ...identityError, values: formTexts(form) }
      const { failure } = await saveMerged({
        form,
        read: () => roleOr404(params.id),
        fields: ({ role, fields }) => (role ? fields : {}),
        shape,
        async save(merged, { role }) {
          merged.set('areas', merged.getAll('areas').join(','))
          const { value, rejected } = readForm(roleForm, merged)
          if (rejected) return { rejected }
          const expectedVersion = role ? versionMarkOf(staffRoleFacts(role)) : undefined
          return { done: await saveStaffRole(db, admin.actor, { ...value, id, expectedVersion }) }
        },
      })
      return failure ?? '/admin/users/roles?done=save'
    },
  })
}

export default defineEditor(({ loaderData: { name, hasPassword: asksPassword } }: Route.ComponentProps) => ({
  title: name ?? m.user_staff_new(),
  back: { to: '/admin/users/roles', label: m.user_staff_title() },
  width: 'max-w-[48rem]',
  labels: {
    name: m.user_staff_name(),
    areas: m.user_staff_areas(),
    discountPercent: m.user_staff_discount(),
    refundLimit: m.user_staff_refund(),
  },
  describe: describeField,
  button: m.user_staff_do_save(),
  fields: (
    <>
      <Panel title={m.user_staff_what()}>
        <div className="grid gap-5">
          <LineField {...inputOf(staffRoleFields.name)} hint={m.user_staff_name_hint()} />
          <TicksField
            name="areas"
            of={staffAreas.map((value) => ({ value, label: staffAreaWords[value]() }))}
            className="grid gap-x-6"
          />
          <p className="type-small text-muted">{m.user_staff_areas_note()}</p>
        </div>
      </Panel>
      <Panel title={m.user_staff_limits()}>
        <div className="grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(staffRoleFields.discountPercent)} hint={m.user_staff_discount_hint()} optional />
          <LineField {...inputOf(staffRoleFields.refundLimit)} hint={m.user_staff_refund_hint()} optional />
        </div>
      </Panel>
      <Panel title={m.user_staff_proof()}>
        <AdminProofField hasPassword={asksPassword} />
      </Panel>
    </>
  ),
  below: name && (
    <Form method="post">
      <SubmitButton intent="remove" busyText={m.admin_busy()} variant="quiet">
        {m.user_staff_do_remove()}
      </SubmitButton>
    </Form>
  ),
}))

const describeField = (field: string, value: string) =>
  field === 'areas'
    ? staffAreas
        .filter((area) => value.split(',').includes(area))
        .map((area) => staffAreaWords[area]())
        .join(', ')
    : undefined
