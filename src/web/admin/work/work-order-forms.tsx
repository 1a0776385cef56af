import { Handshake } from 'lucide-react'
import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { WorkOrderDetails } from './read-work-order.ts'

type Due = { id: string; dueOn: string | null; today: string; answer?: Answer }

export function WorkOrderDueForm({ id, dueOn, today, answer }: Due) {
  const { errors, values } = answerTo(answer, `due-${id}`)
  return (
    <Panel title={m.workshop_change_due()}>
      <Form method="post" noValidate className="grid gap-3">
        <Field label={m.workshop_due_on()} error={errors.dueOn}>
          <DateInput key={dueOn} name="dueOn" min={today} defaultValue={values.dueOn ?? dueOn ?? ''} />
        </Field>
        <SubmitButton intent="due" busyText={m.admin_busy()} variant="outline" block>
          {m.workshop_change_due()}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** Hands the customer's own skates back; an open amount must be ticked as paid. */
export function HandBackForm({ workOrder, answer }: { workOrder: WorkOrderDetails; answer?: Answer }) {
  const { row, owed, hasGoods, isAllDone } = workOrder
  const { values } = answerTo(answer, `hand-back-${row.work.id}`)
  if (hasGoods || !isAllDone)
    return (
      <Panel title={m.workshop_hand_back()}>
        <p>{hasGoods ? m.workshop_hand_back_parcel() : m.workshop_hand_back_wait()}</p>
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
      <Form method="post" className="grid gap-3">
        <p>{m.workshop_hand_back_text()}</p>
        {owed > 0 && (
          <>
            <Notice tone="warning">{m.workshop_hand_back_owed({ amount: dong(owed) })}</Notice>
            <Checkbox
              name="took"
              label={m.workshop_hand_back_took({ amount: dong(owed) })}
              defaultChecked={values.took === 'on'}
            />
          </>
        )}
        <SubmitButton
          intent="hand-back"
          busyText={m.admin_busy()}
          icon={<Handshake aria-hidden size={19} strokeWidth={1.9} />}
          block
        >
          {m.workshop_hand_back()}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
