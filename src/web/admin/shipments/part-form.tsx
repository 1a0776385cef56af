import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { collectedFields, shipmentLineFields } from './shipment-fields.ts'
import { FoldedShipmentForm } from './shipment-form.tsx'

type Props = { shipment: ShipmentView; answer?: Answer }

/** Partial delivery: the pieces that the customer took, and the cash for them. */
export function PartForm({ shipment, answer }: Props) {
  const [proposed, setProposed] = useState<number>()
  // Work on the customer's own skates is taken or refused too.
  const pieces = shipment.content.filter((line) => line.isTop)
  if (pieces.reduce((sum, line) => sum + line.pieces, 0) < 2) return null
  return (
    <FoldedShipmentForm
      shipment={shipment}
      answer={answer}
      intent="deliver-part"
      summary={m.shipment_admin_part()}
      button={m.shipment_admin_do_part()}
      onChange={(event) => setProposed(propose(shipment, new FormData(event.currentTarget)))}
    >
      <p className="text-muted">{m.shipment_admin_part_text()}</p>
      {pieces.map((line) => (
        <LineField
          key={line.id}
          {...inputOf(shipmentLineFields.line, `line-${line.id}`)}
          label={m.shipment_admin_part_line({ name: line.name, count: line.pieces })}
          start={String(line.pieces)}
          className="max-w-96"
          inputClass="num"
        />
      ))}
      <LineField
        {...inputOf(collectedFields.collected)}
        label={m.shipment_admin_part_collected()}
        hint={
          <span aria-live="polite">
            {proposed === undefined
              ? m.shipment_admin_part_empty()
              : m.shipment_admin_part_proposed({ amount: dong(proposed) })}
          </span>
        }
        optional
        className="max-w-96"
        inputClass="num"
      />
    </FoldedShipmentForm>
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
