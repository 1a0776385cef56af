import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { reasonFields } from '../fields/order-fields.ts'

type Props = { order: AdminOrder; remainder: NonNullable<AdminOrder['remainder']>; answer?: Answer }

/** Cancels the remainder of a partly delivered order: its pieces, the new total, and the reason. */
export function RemainderPanel({ order, remainder, answer }: Props) {
  const { errors, values } = answerTo(answer, 'end-rest')
  return (
    <Collapsible
      id="rest"
      open={answer?.intent === 'end-rest'}
      summary={m.order_admin_rest()}
      className="scroll-mt-4 rounded-sm border border-line bg-surface"
      summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
    >
      <Form method="post" noValidate className="grid gap-4 px-4 pb-5 md:px-5">
        <p>{m.order_admin_rest_text()}</p>
        <div>
          <p className="type-label text-ink">{m.order_admin_rest_pieces()}</p>
          <ul>
            {remainder.pieces.map(({ id, name, count }) => (
              <li key={id} className="break-words">
                {m.order_parcel_of({ name, count })}
              </li>
            ))}
          </ul>
          <p className="num mt-2 text-ink">{m.order_admin_rest_due({ amount: dong(remainder.total) })}</p>
        </div>
        <input type="hidden" name="version" value={order.version} />
        {remainder.over > 0 && (
          <Checkbox
            name="refund"
            label={m.order_admin_cancel_refund({ amount: dong(remainder.over) })}
            note={m.order_admin_cancel_refund_note()}
            defaultChecked={answer?.intent === 'end-rest' ? values.refund === 'on' : true}
          />
        )}
        <Field label={m.admin_cancel_reason()} hint={m.admin_cancel_reason_hint()} error={errors.reason}>
          <TextArea {...inputOf(reasonFields.reason)} rows={2} defaultValue={values.reason} />
        </Field>
        <SubmitButton intent="end-rest" busyText={m.admin_busy()} variant="danger" block>
          {m.order_admin_do_rest()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
