import { Handshake } from 'lucide-react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { isUnderWay } from '#shop/orders/states.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, DayField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { receiptWayOptions } from '#web/admin-kit/states/receipt-way-words.ts'
import type { WorkOrderDetails } from './read-work-order.ts'

type Due = { id: string; dueOn: string | null; today: string; answer?: Answer }

export const WorkOrderDueForm = ({ id, dueOn, today, answer }: Due) => (
  <Panel title={m.workshop_change_due()}>
    <ActionForm
      key={dueOn}
      intent="due"
      answered={`due-${id}`}
      answer={answer}
      saved={{ dueOn: dueOn ?? '' }}
      button={m.workshop_change_due()}
      variant="outline"
      block
      className="grid gap-3"
    >
      <DayField name="dueOn" label={m.workshop_due_on()} min={today} />
    </ActionForm>
  </Panel>
)

/** Hands the customer's own skates back; an open amount must be said to be paid. */
export function HandBackForm({ workOrder, answer }: { workOrder: WorkOrderDetails; answer?: Answer }) {
  const { row, owed, hasGoods, isAllDone } = workOrder
  // A sold pair goes with its parcel, also when it is sent again after the order was delivered.
  const isEnded = !isUnderWay(row.orderState) && row.work.pairLineId === null
  if (!isEnded && (hasGoods || !isAllDone))
    return (
      <Panel title={m.workshop_hand_back()}>
        <p>{hasGoods ? m.workshop_hand_back_shipment() : m.workshop_hand_back_wait()}</p>
        <Link
          to={`/admin/orders/${row.work.orderId}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm', block: true })} mt-4`}
        >
          {m.order_title({ code: row.work.orderId.slice(-8) })}
        </Link>
      </Panel>
    )
  return (
    <Panel title={m.workshop_hand_back()}>
      <ActionForm
        intent="hand-back"
        answered={`hand-back-${row.work.id}`}
        answer={answer}
        button={m.workshop_hand_back()}
        icon={<Handshake aria-hidden size={19} strokeWidth={1.9} />}
        block
        className="grid gap-3"
      >
        <p>{isEnded ? m.workshop_hand_back_ended() : m.workshop_hand_back_text()}</p>
        {owed > 0 && !isEnded && (
          <>
            <Notice tone="warning">{m.workshop_hand_back_owed({ amount: dong(owed) })}</Notice>
            <input type="hidden" name="owed" value={owed} />
            <ChoiceField name="way" label={m.order_receipt_way()} options={receiptWayOptions()} />
          </>
        )}
      </ActionForm>
    </Panel>
  )
}
