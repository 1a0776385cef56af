import { inputOf } from '#kit/declare-fields.ts'
import { shipmentReturnReasons } from '#shop/orders/order.ts'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentView } from './read-shipments.ts'
import { returnReasonWords } from './return-reason-words.ts'
import { failFields, parcelLineFields } from './shipment-fields.ts'

type Props = { shipment: ShipmentView; answer?: Answer }
const fold = 'mt-2 border-t border-line pt-2'
const summaryClass = 'type-label min-h-11 text-ink'

const Of = ({ shipment }: { shipment: ShipmentView }) => <input type="hidden" name="shipmentId" value={shipment.id} />

export const FailedAttemptForm = ({ shipment, answer }: Props) => (
  <Collapsible
    open={answer?.intent === `fail:${shipment.id}`}
    summary={m.shipment_admin_fail()}
    className={`${fold} mt-4`}
    summaryClass={summaryClass}
  >
    <ActionForm
      intent="fail"
      answered={`fail:${shipment.id}`}
      answer={answer}
      button={m.shipment_admin_do_fail()}
      variant="outline"
      className="grid gap-4 pt-1"
    >
      <Of shipment={shipment} />
      <LineField {...inputOf(failFields.reason)} label={m.shipment_admin_fail_reason()} optional />
    </ActionForm>
  </Collapsible>
)

export function ShipmentReturnForm({ shipment, answer }: Props) {
  const answered = `return:${shipment.id}`
  const { goods = 'restock' } = answerTo(answer, answered).values
  return (
    <Collapsible
      open={answer?.intent === answered}
      summary={m.shipment_admin_return()}
      className={fold}
      summaryClass={summaryClass}
    >
      <ActionForm
        intent="return"
        answered={answered}
        answer={answer}
        button={m.shipment_admin_do_return()}
        variant="outline"
        className="grid gap-4 pt-1"
      >
        <Of shipment={shipment} />
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
      </ActionForm>
    </Collapsible>
  )
}

/** Records how many returned pieces of each line can be sold again. */
export const InspectionForm = ({ shipment, answer }: Props) => (
  <ActionForm
    intent="check"
    answered={`check:${shipment.id}`}
    answer={answer}
    button={m.shipment_admin_do_check()}
    className="mt-4 grid gap-3 border-t border-line pt-4"
  >
    <Of shipment={shipment} />
    <h3 className="type-label text-ink">{m.shipment_admin_check()}</h3>
    <p className="text-muted">{m.shipment_admin_check_text()}</p>
    {shipment.content
      .filter((line) => line.isStocked)
      .map((line) => (
        <LineField
          key={line.id}
          {...inputOf(parcelLineFields.line, `line-${line.id}`)}
          label={m.shipment_admin_check_line({ name: line.name, count: line.pieces })}
          start={String(line.pieces)}
          className="max-w-96"
          inputClass="num"
        />
      ))}
  </ActionForm>
)
