import { inputOf } from '#kit/declare-fields.ts'
import { shipmentReturnReasons } from '#shop/orders/order.ts'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { failFields, shipmentLineFields } from './shipment-fields.ts'
import { FoldedShipmentForm, ShipmentForm } from './shipment-form.tsx'

type Props = { shipment: ShipmentView; answer?: Answer }

export const FailedAttemptForm = (props: Props) => (
  <FoldedShipmentForm {...props} intent="fail" summary={m.shipment_admin_fail()} button={m.shipment_admin_do_fail()}>
    <LineField {...inputOf(failFields.reason)} label={m.shipment_admin_fail_reason()} optional />
  </FoldedShipmentForm>
)

export function ShipmentReturnForm(props: Props) {
  const { goods = 'restock' } = answerTo(props.answer, `return:${props.shipment.id}`).values
  return (
    <FoldedShipmentForm
      {...props}
      intent="return"
      summary={m.shipment_admin_return()}
      button={m.shipment_admin_do_return()}
    >
      <ChoiceField
        name="reason"
        label={m.shipment_admin_return_reason()}
        start="refused"
        options={shipmentReturnReasons.map((value) => ({ value, label: returnReasonWords[value]() }))}
      />
      <div className="grid gap-3 md:grid-cols-2" role="radiogroup" aria-label={m.shipment_admin_goods()}>
        <RadioCard
          name="goods"
          value="restock"
          defaultChecked={goods === 'restock'}
          title={m.shipment_admin_goods_restock()}
          note={m.shipment_admin_goods_restock_note()}
        />
        <RadioCard
          name="goods"
          value="look"
          defaultChecked={goods === 'look'}
          title={m.shipment_admin_goods_look()}
          note={m.shipment_admin_goods_look_note()}
        />
      </div>
    </FoldedShipmentForm>
  )
}

/** Records how many returned pieces of each line can be sold again. */
export const InspectionForm = (props: Props) => (
  <ShipmentForm
    {...props}
    intent="check"
    button={m.shipment_admin_do_check()}
    className="mt-4 grid gap-3 border-t border-line pt-4"
  >
    <h3 className="type-label text-ink">{m.shipment_admin_check()}</h3>
    <p className="text-muted">{m.shipment_admin_check_text()}</p>
    {props.shipment.content
      .filter((line) => line.isStocked)
      .map((line) => (
        <LineField
          key={line.id}
          {...inputOf(shipmentLineFields.line, `line-${line.id}`)}
          label={m.shipment_admin_check_line({ name: line.name, count: line.pieces })}
          start={String(line.pieces)}
          className="max-w-96"
          inputClass="num"
        />
      ))}
  </ShipmentForm>
)
