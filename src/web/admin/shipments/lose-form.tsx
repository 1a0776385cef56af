import { inputOf } from '#kit/declare-fields.ts'
import { lossReasons } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, ChoiceField } from '#web/admin-kit/form/fields.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { loseFields } from './shipment-fields.ts'
import { FoldedShipmentForm } from './shipment-form.tsx'

type Props = { shipment: ShipmentView; answer?: Answer }

/** The carrier lost or damaged the shipment: what happens with the order, and the claim against the carrier. */
export const LoseForm = (props: Props) => (
  <FoldedShipmentForm
    {...props}
    intent="lose"
    isOpen={props.shipment.stage === 'exception'}
    summary={m.shipment_admin_lose()}
    button={m.shipment_admin_do_lose()}
  >
    <p className="text-muted">{m.shipment_admin_lose_text()}</p>
    <ChoiceField
      name="reason"
      label={m.shipment_admin_return_reason()}
      start="lost"
      options={lossReasons.map((value) => ({ value, label: returnReasonWords[value]() }))}
    />
    <AreaField
      {...inputOf(loseFields.claim)}
      label={m.shipment_admin_claim()}
      hint={m.shipment_admin_claim_hint()}
      optional
      rows={2}
    />
  </FoldedShipmentForm>
)
