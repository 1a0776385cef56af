import { useState } from 'react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { collectedFields, parcelLineFields } from './shipment-fields.ts'

type Props = { shipment: ShipmentView; answer?: Answer }

/** Partial delivery: the pieces that the customer took, and the cash for them. */
export function PartForm({ shipment, answer }: Props) {
  const { errors, values } = answerTo(answer, `deliver-part:${shipment.id}`)
  const [proposed, setProposed] = useState<number>()
  const pieces = shipment.content.filter((line) => line.isStocked)
  if (pieces.reduce((sum, line) => sum + line.pieces, 0) < 2) return null
  return (
    <Collapsible
      open={answer?.intent === `deliver-part:${shipment.id}`}
      summary={m.shipment_admin_part()}
      className="mt-2 border-t border-line pt-2"
      summaryClass="type-label min-h-11 text-ink"
    >
      <Form
        method="post"
        noValidate
        className="grid gap-4 pt-1"
        onChange={(event) => setProposed(propose(shipment, new FormData(event.currentTarget)))}
      >
        <input type="hidden" name="shipmentId" value={shipment.id} />
        <p className="text-muted">{m.shipment_admin_part_text()}</p>
        {pieces.map((line) => (
          <Field
            key={line.id}
            label={m.shipment_admin_part_line({ name: line.name, count: line.pieces })}
            className="max-w-96"
          >
            <TextInput
              {...inputOf(parcelLineFields.line, `line-${line.id}`)}
              className="num"
              defaultValue={values[`line-${line.id}`] ?? line.pieces}
            />
          </Field>
        ))}
        <Field
          label={m.shipment_admin_part_collected()}
          optionalMark={m.admin_optional()}
          hint={
            <span aria-live="polite">
              {proposed === undefined
                ? m.shipment_admin_part_empty()
                : m.shipment_admin_part_proposed({ amount: dong(proposed) })}
            </span>
          }
          error={errors.collected}
          className="max-w-96"
        >
          <TextInput {...inputOf(collectedFields.collected)} className="num" defaultValue={values.collected} />
        </Field>
        <div>
          <SubmitButton intent="deliver-part" busyText={m.admin_busy()} variant="outline">
            {m.shipment_admin_do_part()}
          </SubmitButton>
        </div>
      </Form>
    </Collapsible>
  )
}

/** Suggests the cash for the pieces that the customer keeps; if the field is empty, the server calculates the same. */
function propose({ content, codAmount }: ShipmentView, form: FormData) {
  const back = content.reduce((sum, { id, pieces, refunds }) => {
    const typed = Number(form.get(`line-${id}`) ?? pieces)
    const keptPieces = Number.isInteger(typed) ? Math.min(pieces, Math.max(0, typed)) : 0
    return sum + refunds[pieces - keptPieces]!
  }, 0)
  return Math.max(0, codAmount - back)
}
