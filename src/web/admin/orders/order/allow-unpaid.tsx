import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong, type Dong } from '#kit/money.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { reasonFields } from '../fields/order-fields.ts'

/** Collapsed, because waiting for the payment is normal. Goods leave unpaid only if somebody allows this amount with a reason. */
export function AllowUnpaid({ open, answer }: { open: Dong; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'allow-unpaid')
  const amount = dong(open)
  return (
    <Collapsible
      open={answer?.intent === 'allow-unpaid'}
      summary={m.order_admin_allow_unpaid_fold()}
      summaryClass="type-label min-h-11 text-ink"
      className="max-w-160"
    >
      <Form method="post" noValidate className="grid gap-3 pt-1">
        <input type="hidden" name="open" value={open} />
        <div>
          <Checkbox
            name="knowing"
            required
            label={m.order_admin_allow_unpaid_knowing({ amount })}
            defaultChecked={values.knowing === 'on'}
            aria-invalid={Boolean(errors.knowing) || undefined}
            aria-describedby={errors.knowing && 'allow-knowing-error'}
          />
          <FieldError id="allow-knowing-error">{errors.knowing}</FieldError>
        </div>
        <Field label={m.admin_reason()} hint={m.order_admin_allow_unpaid_hint()} error={errors.reason}>
          <TextInput {...inputOf(reasonFields.reason)} defaultValue={values.reason} />
        </Field>
        <div>
          <SubmitButton intent="allow-unpaid" busyText={m.admin_busy()} variant="danger">
            {m.order_admin_do_allow_unpaid({ amount })}
          </SubmitButton>
        </div>
      </Form>
    </Collapsible>
  )
}
