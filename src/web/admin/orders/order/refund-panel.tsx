import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { readableWords } from '#platform/forms/readable.ts'
import { dong } from '#kit/money.ts'
import type { RefundRow } from '#shop/payments/refunds/list-refunds.ts'
import { Button, DefaultButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { reasonFields, settleFields } from '../fields/order-fields.ts'

/** Refunds made and pending, and a form for more while there is money to refund. */
export function RefundPanel({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  if (!order.refunds.length && !order.refundable) return null
  return (
    <Panel title={m.order_admin_refunds()} id="refunds">
      <ul className="grid gap-3">
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} answer={answer} />
        ))}
      </ul>
      {order.refundable > 0 && <RefundForm order={order} answer={answer} />}
    </Panel>
  )
}

function Refund({ refund, answer }: { refund: RefundRow; answer?: Answer }) {
  const isMine = answer?.values?.refund === refund.id
  const words = readableWords({
    requested: m.order_admin_refund_requested,
    pending: m.order_admin_refund_pending,
    done: m.order_admin_refund_done,
    refused: m.order_admin_refund_refused,
  })[refund.state]()
  const methodText = refund.method ? methodWords[refund.method]() : m.order_admin_refund_by_hand()
  return (
    <li className="border-b border-line pb-3 last:border-b-0">
      <p className="num flex flex-wrap justify-between gap-x-4 text-ink">
        <b className="font-semibold">{dong(refund.amount)}</b>
        <span>{words}</span>
      </p>
      <p className="break-words">{refund.reason}</p>
      <p className="type-fine num text-muted">
        {[methodText, refund.reference, formatDateTime(refund.at, getLocale())].filter(Boolean).join(' · ')}
      </p>
      {refund.answer && <p className="type-fine break-words text-red">{refund.answer}</p>}
      {refund.state === 'requested' && !refund.method && (
        <ActionForm
          intent="paid-out"
          answer={isMine ? answer : undefined}
          button={m.order_admin_do_paid_out({ amount: dong(refund.amount) })}
          variant="outline"
          block
          className="mt-2 grid gap-2"
        >
          <input type="hidden" name="refund" value={refund.id} />
          <LineField {...inputOf(settleFields.reference)} label={m.order_admin_paid_out_reference()} />
          <TickField name="cash" label={m.payment_admin_refund_cash()} />
        </ActionForm>
      )}
    </li>
  )
}

/** The chosen pieces only fill in the amount; the amount is what is refunded. */
function RefundForm({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const isPriced = answer?.intent === 'price-refund'
  const { errors, values } = answerTo(answer, isPriced ? 'price-refund' : 'refund')
  const lines = order.lines.flatMap((line) => [line, ...line.services])
  const over = order.payment?.balance.over ?? 0
  return (
    <Collapsible
      open={isPriced || answer?.intent === 'refund' || order.state === 'cancelled' || over > 0}
      summary={m.order_admin_refund_new()}
      summaryClass="type-label min-h-11 text-ink"
    >
      <Form method="post" noValidate preventScrollReset className="grid gap-3 pt-1">
        <DefaultButton />
        <input type="hidden" name="key" value={values.key ?? order.refundKey} />
        <input type="hidden" name="version" value={order.version} />
        <p className="num text-muted">{m.order_admin_refundable({ amount: dong(order.refundable) })}</p>
        <fieldset className="grid gap-2">
          <legend className="type-label mb-1 text-ink">{m.order_admin_refund_pieces()}</legend>
          {lines.map((line) => (
            <Field key={line.id} label={m.order_admin_refund_piece({ name: line.name, most: line.quantity })}>
              <TextInput
                name={`line:${line.id}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={line.quantity}
                defaultValue={values[`line:${line.id}`] ?? 0}
              />
            </Field>
          ))}
          <Button type="submit" size="sm" variant="outline" name="intent" value="price-refund">
            {m.order_admin_price_refund()}
          </Button>
        </fieldset>
        <Field label={m.order_admin_refund_amount()} hint={over > 0 && m.order_admin_over_hint()} error={errors.amount}>
          <TextInput
            {...inputOf(settleFields.amount)}
            key={values.amount}
            defaultValue={values.amount ?? (over ? formatCount(over) : undefined)}
          />
        </Field>
        <Field label={m.admin_reason()} error={errors.reason}>
          <TextInput {...inputOf(reasonFields.reason)} defaultValue={values.reason} />
        </Field>
        <Checkbox
          name="byHand"
          label={m.order_admin_refund_hand()}
          note={m.order_admin_refund_hand_hint()}
          defaultChecked={values.byHand === 'on'}
        />
        <Button type="submit" size="sm" variant="danger" name="intent" value="refund" block>
          {m.order_admin_do_refund()}
        </Button>
      </Form>
    </Collapsible>
  )
}
