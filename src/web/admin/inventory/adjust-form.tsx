import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { adjustFields } from './inventory-fields.ts'

/** Corrects a wrong count or records a loss; a reason is required. */
export function AdjustForm({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'adjust')
  return (
    <Panel title={m.admin_adjust()}>
      <Form method="post" noValidate className="grid gap-4">
        <SelectField
          label={m.stock_adjust_kind()}
          name="kind"
          defaultValue={values.kind}
          options={[
            { value: 'correct', label: m.stock_adjust_correct() },
            { value: 'loss', label: m.stock_adjust_loss() },
          ]}
        />
        <div className="grid gap-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
          {/* Not inputMode numeric, because the digit keyboard of an iPhone has no minus. */}
          <Field label={m.admin_change()} hint={m.admin_change_hint()} error={errors.change}>
            <TextInput {...inputOf(adjustFields.change)} defaultValue={values.change} />
          </Field>
          <Field label={m.admin_reason()} hint={m.admin_adjust_hint()} error={errors.reason}>
            <TextInput {...inputOf(adjustFields.reason)} defaultValue={values.reason} />
          </Field>
        </div>
        <div>
          <SubmitButton intent="adjust" busyText={m.admin_busy()} variant="outline">
            {m.admin_do_adjust()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
