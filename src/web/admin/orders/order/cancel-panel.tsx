import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { DangerForm } from '#web/admin-kit/form/danger-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { cancelFields, reasonFields } from '../fields/order-fields.ts'

/** Collapsed. A cancellation cannot be undone, so the code must be typed and a reason given. */
export function CancelPanel({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const returned = order.state === 'shipped'
  return (
    <DangerForm
      title={returned ? m.admin_cancel_returned() : m.admin_cancel()}
      button={m.admin_do_cancel()}
      intent="cancel"
      answer={answer}
      saved={{ refund: 'on' }}
      labels={{
        refund: m.order_admin_cancel_refund({ amount: dong(order.refundable) }),
        reason: m.admin_cancel_reason(),
        code: m.admin_cancel_code({ code: order.code }),
      }}
    >
      <p>{returned ? m.admin_cancel_returned_text() : m.admin_cancel_text()}</p>
      <input type="hidden" name="version" value={order.version} />
      {order.refundable > 0 && <TickField name="refund" note={m.order_admin_cancel_refund_note()} />}
      <AreaField {...inputOf(reasonFields.reason)} hint={m.admin_cancel_reason_hint()} rows={2} />
      <LineField {...inputOf(cancelFields.code)} autoCapitalize="characters" spellCheck={false} />
    </DangerForm>
  )
}
