import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { shipmentReturnReasons } from '#shop/orders/order.ts'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { failFields, parcelLineFields } from './shipment-fields.ts'

type Props = { shipment: ShipmentView; answer?: Answer }
const fold = 'mt-2 border-t border-line pt-2'
const summaryClass = 'type-label min-h-11 text-ink'

const Of = ({ shipment }: { shipment: ShipmentView }) => <input type="hidden" name="shipmentId" value={shipment.id} />

export function FailedAttemptForm({ shipment, answer }: Props) {
  const { errors, values } = answerTo(answer, `fail:${shipment.id}`)
  return (
    <Collapsible
      open={Boolean(errors.reason)}
      summary={m.shipment_admin_fail()}
      className={`${fold} mt-4`}
      summaryClass={summaryClass}
    >
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <Of shipment={shipment} />
        <Field label={m.shipment_admin_fail_reason()} optionalMark={m.admin_optional()} error={errors.reason}>
          <TextInput {...inputOf(failFields.reason)} defaultValue={values.reason} />
        </Field>
        <div>
          <SubmitButton intent="fail" busyText={m.admin_busy()} variant="outline">
            {m.shipment_admin_do_fail()}
          </SubmitButton>
        </div>
      </Form>
    </Collapsible>
  )
}

export const ShipmentReturnForm = ({ shipment, answer }: Props) => (
  <Collapsible
    open={answer?.intent === `return:${shipment.id}`}
    summary={m.shipment_admin_return()}
    className={fold}
    summaryClass={summaryClass}
  >
    <Form method="post" className="grid gap-4 pt-1">
      <Of shipment={shipment} />
      <SelectField label={m.shipment_admin_return_reason()} name="reason" defaultValue="refused">
        {shipmentReturnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {returnReasonWords[reason]()}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-3 md:grid-cols-2" role="radiogroup" aria-label={m.shipment_admin_goods()}>
        <RadioCard
          name="goods"
          value="restock"
          defaultChecked
          title={m.shipment_admin_goods_restock()}
          note={m.shipment_admin_goods_restock_note()}
        />
        <RadioCard
          name="goods"
          value="look"
          title={m.shipment_admin_goods_look()}
          note={m.shipment_admin_goods_look_note()}
        />
      </div>
      <div>
        <SubmitButton intent="return" busyText={m.admin_busy()} variant="outline">
          {m.shipment_admin_do_return()}
        </SubmitButton>
      </div>
    </Form>
  </Collapsible>
)

/** Records how many returned pieces of each line can be sold again. */
export const InspectionForm = ({ shipment }: { shipment: ShipmentView }) => (
  <Form method="post" className="mt-4 grid gap-3 border-t border-line pt-4">
    <Of shipment={shipment} />
    <h3 className="type-label text-ink">{m.shipment_admin_check()}</h3>
    <p className="text-muted">{m.shipment_admin_check_text()}</p>
    {shipment.content
      .filter((line) => line.isStocked)
      .map((line) => (
        <Field
          key={line.id}
          label={m.shipment_admin_check_line({ name: line.name, count: line.pieces })}
          className="max-w-96"
        >
          <TextInput
            {...inputOf(parcelLineFields.line, `line-${line.id}`)}
            className="num"
            defaultValue={line.pieces}
          />
        </Field>
      ))}
    <div>
      <SubmitButton intent="check" busyText={m.admin_busy()}>
        {m.shipment_admin_do_check()}
      </SubmitButton>
    </div>
  </Form>
)
