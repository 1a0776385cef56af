import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { laterFields, reasonFields } from '../fields/order-fields.ts'

type Props = { order: AdminOrder; amount: number; answer?: Answer }

const fold = { className: 'mt-2 border-t border-line pt-2', summaryClass: 'type-label min-h-11 text-ink' }

/** The customer has the goods but has not paid: agree on a later day, or write the debt off. */
export const OwingForms = (props: Props) => (
  <>
    <LaterForm {...props} />
    <LetGoForm {...props} />
  </>
)

function LaterForm({ order, answer }: Props) {
  const { errors, values } = answerTo(answer, 'collect-later')
  return (
    <Collapsible {...fold} open={answer?.intent === 'collect-later'} summary={m.order_admin_later()}>
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <p className="text-muted">{m.order_admin_later_text()}</p>
        <Field label={m.order_admin_later_day()} error={errors.day}>
          <DateInput
            name="day"
            min={order.today}
            required
            defaultValue={values.day ?? order.payment?.laterOn ?? undefined}
          />
        </Field>
        <Field label={m.order_admin_later_note()} error={errors.note}>
          <TextInput {...inputOf(laterFields.note)} defaultValue={values.note} />
        </Field>
        <SubmitButton intent="collect-later" busyText={m.admin_busy()} variant="outline" block>
          {m.order_admin_do_later()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}

function LetGoForm({ order, amount, answer }: Props) {
  const { errors, values } = answerTo(answer, 'let-go')
  return (
    <Collapsible {...fold} open={answer?.intent === 'let-go'} summary={m.order_admin_let_go()}>
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <input type="hidden" name="version" value={order.version} />
        <p className="text-muted">{m.order_admin_let_go_text({ amount: dong(amount) })}</p>
        <Field label={m.admin_cancel_reason()} hint={m.admin_cancel_reason_hint()} error={errors.reason}>
          <TextArea {...inputOf(reasonFields.reason)} rows={2} defaultValue={values.reason} />
        </Field>
        <SubmitButton intent="let-go" busyText={m.admin_busy()} variant="danger" block>
          {m.order_admin_do_let_go({ amount: dong(amount) })}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
