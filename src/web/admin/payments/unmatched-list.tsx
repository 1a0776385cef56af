import { Form, Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { OpenRefund, UnmatchedPaymentRow } from '#shop/payments/matching/list-open-money.ts'
import type { UnmatchedReason } from '#shop/payments/matching/unmatched-payment.ts'
import { DefaultButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { sourceWords } from './source-words.ts'
import { unmatchedFields } from './payment-fields.ts'

const reasonWords: Record<UnmatchedReason, () => string> = readableWords({
  late: () => m.payment_admin_reason_late(),
  duplicate: () => m.payment_admin_reason_duplicate(),
  underpaid: () => m.payment_admin_reason_underpaid(),
  overpaid: () => m.payment_admin_reason_overpaid(),
  suspect: () => m.payment_admin_reason_suspect(),
  no_reference: () => m.payment_admin_reason_no_reference(),
})

type Of = { answer?: Answer }
const openForms = (id: string, answer?: Answer) =>
  answer?.values?.id === id ? { errors: answer.errors ?? {}, values: answer.values } : { errors: {}, values: {} }
type Typed = { errors: Record<string, string>; values: Record<string, string> }

export const UnmatchedPaymentItem = ({ row, answer }: Of & { row: UnmatchedPaymentRow }) => {
  const { errors, values }: Typed = openForms(row.id, answer)
  return (
    <li className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0 md:px-5">
      <div>
        <p className="num font-semibold text-ink">
          {dong(row.amount)} · {reasonWords[row.reason]()}
        </p>
        <p className="num break-words text-muted">
          {[sourceWords(row.source), formatDateTime(row.at, getLocale()), row.transactionId, row.memo]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {row.orderId && (
          <Link to={`/admin/orders/${row.orderId}`} className="link inline-flex min-h-11 items-center">
            {m.payment_admin_order({ code: row.code! })}
          </Link>
        )}
      </div>
      <Form method="post" noValidate className="grid gap-3">
        <DefaultButton />
        <input type="hidden" name="id" value={row.id} />
        <div className="grid gap-3 md:grid-cols-3">
          <Field label={m.payment_admin_code()} hint={m.payment_admin_code_hint()} error={errors.code}>
            <TextInput {...inputOf(unmatchedFields.code)} defaultValue={values.code ?? row.code ?? ''} />
          </Field>
          <Field label={m.payment_admin_reference()} hint={m.payment_admin_reference_hint()} error={errors.reference}>
            <TextInput {...inputOf(unmatchedFields.reference)} defaultValue={values.reference} />
          </Field>
          <Field label={m.admin_reason()} error={errors.note}>
            <TextInput {...inputOf(unmatchedFields.note)} defaultValue={values.note} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2">
          <SendButton of={['id', row.id]} size="sm" name="intent" value="match">
            {m.payment_admin_match()}
          </SendButton>
          {row.mayRevive && (
            <SendButton of={['id', row.id]} size="sm" variant="outline" name="intent" value="revive">
              {m.payment_admin_revive()}
            </SendButton>
          )}
          <SendButton of={['id', row.id]} size="sm" variant="outline" name="intent" value="send-back">
            {m.payment_admin_send_back()}
          </SendButton>
          <SendButton of={['id', row.id]} size="sm" variant="outline" name="intent" value="keep">
            {m.payment_admin_keep()}
          </SendButton>
          <SendButton of={['id', row.id]} size="sm" variant="outline" name="intent" value="same">
            {m.payment_admin_same()}
          </SendButton>
        </div>
      </Form>
    </li>
  )
}

export const RefundItem = ({ row, answer }: Of & { row: OpenRefund }) => {
  const { errors, values }: Typed = openForms(row.id, answer)
  return (
    <li className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0 md:px-5">
      <div>
        <p className="num font-semibold text-ink">
          {dong(row.amount)} · {row.method ? methodWords[row.method]() : m.payment_admin_by_hand()}
        </p>
        <p className="num break-words text-muted">
          {[formatDateTime(row.at, getLocale()), row.reason, row.answer].filter(Boolean).join(' · ')}
        </p>
        <Link to={`/admin/orders/${row.orderId}`} className="link inline-flex min-h-11 items-center">
          {m.payment_admin_order({ code: row.code })}
        </Link>
      </div>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="id" value={row.id} />
        <Field label={m.payment_admin_refund_reference()} error={errors.reference}>
          <TextInput {...inputOf(unmatchedFields.reference)} defaultValue={values.reference} />
        </Field>
        {row.state === 'requested' && !row.method && (
          <Checkbox name="cash" label={m.payment_admin_refund_cash()} defaultChecked={values.cash === 'on'} />
        )}
        <div className="flex flex-wrap gap-2">
          <SendButton of={['id', row.id]} size="sm" name="intent" value="refund-done">
            {m.payment_admin_refund_done()}
          </SendButton>
          {row.state === 'requested' && (
            <SendButton of={['id', row.id]} size="sm" variant="outline" name="intent" value="refund-drop">
              {m.payment_admin_refund_drop()}
            </SendButton>
          )}
        </div>
      </Form>
    </li>
  )
}
