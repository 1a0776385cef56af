import { inputOf } from '#kit/declare-fields.ts'
import { lossReasons } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, ChoiceField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { loseFields } from './shipment-fields.ts'

type Props = { shipment: ShipmentView; answer?: Answer }

/** The carrier lost or damaged the shipment: what happens with the order, and the claim against the carrier. */
export const LoseForm = ({ shipment, answer }: Props) => (
  <Collapsible
    open={shipment.stage === 'trouble' || answer?.intent === `lose:${shipment.id}`}
    summary={m.shipment_admin_lose()}
    className="mt-2 border-t border-line pt-2"
    summaryClass="type-label min-h-11 text-ink"
  >
    <ActionForm
      intent="lose"
      answered={`lose:${shipment.id}`}
      answer={answer}
      button={m.shipment_admin_do_lose()}
      variant="outline"
      className="grid gap-4 pt-1"
    >
      <input type="hidden" name="shipmentId" value={shipment.id} />
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
    </ActionForm>
  </Collapsible>
)
