import { inputOf } from '#kit/declare-fields.ts'
import { dong, type Dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { reasonFields } from '../fields/order-fields.ts'

/** Collapsed, because waiting for the payment is normal. Goods leave unpaid only if somebody allows this amount with a reason. */
export const AllowUnpaid = ({ open, answer }: { open: Dong; answer?: Answer }) => (
  <Collapsible
    open={answer?.intent === 'allow-unpaid'}
    summary={m.order_admin_allow_unpaid_fold()}
    summaryClass="type-label min-h-11 text-ink"
    className="max-w-160"
  >
    <ActionForm
      intent="allow-unpaid"
      answer={answer}
      button={m.order_admin_do_allow_unpaid({ amount: dong(open) })}
      variant="danger"
      className="grid gap-3 pt-1"
    >
      <input type="hidden" name="open" value={open} />
      <TickField name="knowing" required label={m.order_admin_allow_unpaid_knowing({ amount: dong(open) })} />
      <LineField {...inputOf(reasonFields.reason)} label={m.admin_reason()} hint={m.order_admin_allow_unpaid_hint()} />
    </ActionForm>
  </Collapsible>
)
