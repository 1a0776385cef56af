import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { reasonFields } from '../fields/order-fields.ts'

/** Collapsed, because waiting for the payment is normal. A confirmed order may leave unpaid, so it needs a tick and a reason. */
export function ConfirmUnpaid({ version, answer }: { version: number; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'confirm')
  return (
    <Collapsible
      open={answer?.intent === 'confirm'}
      summary={m.order_admin_unpaid_fold()}
      summaryClass="type-label min-h-11 text-ink"
      className="max-w-160"
    >
      <Form method="post" noValidate className="grid gap-3 pt-1">
        <input type="hidden" name="version" value={version} />
        <div>
          <Checkbox
            name="knowing"
            required
            label={m.order_admin_unpaid_knowing()}
            defaultChecked={values.knowing === 'on'}
            aria-invalid={Boolean(errors.knowing) || undefined}
            aria-describedby={errors.knowing && 'knowing-error'}
          />
          <FieldError id="knowing-error">{errors.knowing}</FieldError>
        </div>
        <Field label={m.admin_reason()} hint={m.order_admin_unpaid_hint()} error={errors.reason}>
          <TextInput {...inputOf(reasonFields.reason)} defaultValue={values.reason} />
        </Field>
        <div>
          <SubmitButton intent="confirm" busyText={m.admin_busy()} variant="danger">
            {m.order_admin_do_confirm_unpaid()}
          </SubmitButton>
        </div>
      </Form>
    </Collapsible>
  )
}
