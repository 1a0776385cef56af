import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { lossReasons } from '#shop/orders/order.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { loseFields } from './shipment-fields.ts'

type Props = { shipment: ShipmentView; answer?: Answer }

/** The carrier lost or damaged the shipment: what happens with the order, and the claim against the carrier. */
export function LoseForm({ shipment, answer }: Props) {
  const { errors, values } = answerTo(answer, `lose:${shipment.id}`)
  return (
    <Collapsible
      open={shipment.stage === 'trouble' || answer?.intent === `lose:${shipment.id}`}
      summary={m.shipment_admin_lose()}
      className="mt-2 border-t border-line pt-2"
      summaryClass="type-label min-h-11 text-ink"
    >
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <input type="hidden" name="shipmentId" value={shipment.id} />
        <p className="text-muted">{m.shipment_admin_lose_text()}</p>
        <SelectField label={m.shipment_admin_return_reason()} name="reason" defaultValue={values.reason ?? 'lost'}>
          {lossReasons.map((reason) => (
            <option key={reason} value={reason}>
              {returnReasonWords[reason]()}
            </option>
          ))}
        </SelectField>
        <Field
          label={m.shipment_admin_claim()}
          optionalMark={m.admin_optional()}
          hint={m.shipment_admin_claim_hint()}
          error={errors.claim}
        >
          <TextArea {...inputOf(loseFields.claim)} rows={2} defaultValue={values.claim} />
        </Field>
        <div>
          <SubmitButton intent="lose" busyText={m.admin_busy()} variant="outline">
            {m.shipment_admin_do_lose()}
          </SubmitButton>
        </div>
      </Form>
    </Collapsible>
  )
}
