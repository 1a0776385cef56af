import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { DangerForm } from '#web/admin-kit/form/danger-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, TickField } from '#web/admin-kit/form/fields.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { reasonFields } from '../fields/order-fields.ts'

type Props = { order: AdminOrder; remainder: NonNullable<AdminOrder['remainder']>; answer?: Answer }

/** Cancels the remainder of a partly delivered order: its pieces, the new total, and the reason. */
export const RemainderPanel = ({ order, remainder: { pieces, total, over }, answer }: Props) => (
  <DangerForm
    id="rest"
    title={m.order_admin_rest()}
    button={m.order_admin_do_rest()}
    intent="end-rest"
    answer={answer}
    saved={{ refund: 'on' }}
    labels={{ refund: m.order_admin_cancel_refund({ amount: dong(over) }), reason: m.admin_cancel_reason() }}
  >
    <p>{m.order_admin_rest_text()}</p>
    <div>
      <p className="type-label text-ink">{m.order_admin_rest_pieces()}</p>
      <ul>
        {pieces.map(({ id, name, count }) => (
          <li key={id} className="break-words">
            {m.order_shipment_of({ name, count })}
          </li>
        ))}
      </ul>
      <p className="num mt-2 text-ink">{m.order_admin_rest_due({ amount: dong(total) })}</p>
    </div>
    <input type="hidden" name="version" value={order.version} />
    {over > 0 && <TickField name="refund" note={m.order_admin_cancel_refund_note()} />}
    <AreaField {...inputOf(reasonFields.reason)} hint={m.admin_cancel_reason_hint()} rows={2} />
  </DangerForm>
)
