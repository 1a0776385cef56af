import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { reasonFields } from '../fields/order-fields.ts'

/** Collapsed, because waiting for the payment is normal. A confirmed order may leave unpaid, so it needs a tick and a reason. */
export const ConfirmUnpaid = ({ version, answer }: { version: number; answer?: Answer }) => (
  <Collapsible
    open={answer?.intent === 'confirm'}
    summary={m.order_admin_unpaid_fold()}
    summaryClass="type-label min-h-11 text-ink"
    className="max-w-160"
  >
    <ActionForm
      intent="confirm"
      answer={answer}
      button={m.order_admin_do_confirm_unpaid()}
      variant="danger"
      className="grid gap-3 pt-1"
    >
      <input type="hidden" name="version" value={version} />
      <TickField name="knowing" required label={m.order_admin_unpaid_knowing()} />
      <LineField {...inputOf(reasonFields.reason)} label={m.admin_reason()} hint={m.order_admin_unpaid_hint()} />
    </ActionForm>
  </Collapsible>
)
