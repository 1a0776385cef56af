import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, DayField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { laterFields, reasonFields } from '../fields/order-fields.ts'

type Props = { order: AdminOrder; amount: number; answer?: Answer }

const fold = { className: 'mt-2 border-t border-line pt-2', summaryClass: 'type-label min-h-11 text-ink' }

/** The customer has the goods but has not paid: agree on a later day, or write the debt off. */
export const OwingForms = (props: Props) => (
  <>
    <LaterForm {...props} />
    <WriteOffForm {...props} />
  </>
)

const LaterForm = ({ order, answer }: Props) => (
  <Collapsible {...fold} open={answer?.intent === 'collect-later'} summary={m.order_admin_later()}>
    <ActionForm
      intent="collect-later"
      answer={answer}
      button={m.order_admin_do_later()}
      variant="outline"
      block
      className="grid gap-4 pt-1"
    >
      <p className="text-muted">{m.order_admin_later_text()}</p>
      <DayField
        name="day"
        label={m.order_admin_later_day()}
        start={order.payment?.deferredUntil ?? undefined}
        min={order.today}
        required
      />
      <LineField {...inputOf(laterFields.note)} label={m.order_admin_later_note()} />
    </ActionForm>
  </Collapsible>
)

const WriteOffForm = ({ order, amount, answer }: Props) => (
  <Collapsible {...fold} open={answer?.intent === 'write-off'} summary={m.order_admin_write_off()}>
    <ActionForm
      intent="write-off"
      answer={answer}
      button={m.order_admin_do_write_off({ amount: dong(amount) })}
      variant="danger"
      block
      className="grid gap-4 pt-1"
    >
      <input type="hidden" name="version" value={order.version} />
      <p className="text-muted">{m.order_admin_write_off_text({ amount: dong(amount) })}</p>
      <AreaField
        {...inputOf(reasonFields.reason)}
        label={m.admin_cancel_reason()}
        hint={m.admin_cancel_reason_hint()}
        rows={2}
      />
    </ActionForm>
  </Collapsible>
)
