import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { cancelFields, reasonFields } from '../fields/order-fields.ts'

/** Collapsed. A cancellation cannot be undone, so the code must be typed and a reason given. */
export function CancelPanel({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'cancel')
  const returned = order.state === 'shipped'
  return (
    <Collapsible
      id="cancel"
      open={answer?.intent === 'cancel'}
      summary={returned ? m.admin_cancel_returned() : m.admin_cancel()}
      className="scroll-mt-4 rounded-sm border border-line bg-surface"
      summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
    >
      <Form method="post" noValidate className="grid gap-4 px-4 pb-5 md:px-5">
        <p>{returned ? m.admin_cancel_returned_text() : m.admin_cancel_text()}</p>
        <input type="hidden" name="version" value={order.version} />
        {order.refundable > 0 && (
          <Checkbox
            name="refund"
            label={m.order_admin_cancel_refund({ amount: dong(order.refundable) })}
            note={m.order_admin_cancel_refund_note()}
            defaultChecked={answer?.intent === 'cancel' ? values.refund === 'on' : true}
          />
        )}
        <Field label={m.admin_cancel_reason()} hint={m.admin_cancel_reason_hint()} error={errors.reason}>
          <TextArea {...inputOf(reasonFields.reason)} rows={2} defaultValue={values.reason} />
        </Field>
        <Field label={m.admin_cancel_code({ code: order.code })} error={errors.code}>
          <TextInput
            {...inputOf(cancelFields.code)}
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={values.code}
          />
        </Field>
        <SubmitButton intent="cancel" busyText={m.admin_busy()} variant="danger" block>
          {m.admin_do_cancel()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
