import { useState } from 'react'
import { formatDate, formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { receiptForms } from '#shop/payments/receipts/receipt-form.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { receiptWayOptions, receiptWayWords } from '#web/admin-kit/states/receipt-way-words.ts'
import type { AdminOrder } from './read-admin-order.ts'
import { OwingForms } from './owing-forms.tsx'
import { PayLink } from './pay-link.tsx'
import { PaymentTag } from '#web/admin-kit/states/state-tags.tsx'
import { reasonFields, settleFields } from '../fields/order-fields.ts'

type Payment = NonNullable<AdminOrder['payment']>

export function PaymentPanel({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const { payment, state, method } = order
  if (!payment) return null
  const { uncollected } = payment
  const collected =
    payment.state === 'awaiting_settlement' || state === 'delivered' || (method === 'pickup' && state === 'shipped')
  return (
    <Panel id="payment" title={m.admin_payment()} aside={<PaymentTag state={state} payment={payment} />}>
      <div className="num">
        <FactList
          rows={[
            [m.admin_payment_method(), payment.amount ? methodWords[payment.method]() : m.payment_nothing()],
            [m.admin_payment_amount(), dong(payment.amount)],
            [m.admin_payment_received(), dong(payment.received)],
            [m.admin_payment_refunded_sum(), payment.refunded ? dong(payment.refunded) : null],
            [
              m.admin_payment_owed(),
              payment.owed && !payment.balance.back ? (
                <b key="owed" className="font-semibold">
                  {dong(payment.owed)}
                </b>
              ) : null,
            ],
            [m.order_admin_unpaid_allowed(), payment.unpaidAllowance ? dong(payment.unpaidAllowance) : null],
            [m.order_admin_returned_goods(), payment.balance.back ? dong(payment.balance.back) : null],
            [
              m.order_admin_due_after_back(),
              payment.owed && payment.balance.back ? (
                <b key="due" className="font-semibold">
                  {dong(payment.balance.due)}
                </b>
              ) : null,
            ],
            [
              m.order_admin_later_until(),
              uncollected > 0 && payment.deferredUntil
                ? formatDate(new Date(`${payment.deferredUntil}T00:00:00+07:00`), getLocale())
                : null,
            ],
            [m.order_admin_over_after_back(), payment.balance.over ? dong(payment.balance.over) : null],
          ]}
        />
      </div>
      {payment.link && <PayLink order={order} link={payment.link} owed={payment.owed} />}
      {payment.receipts.length > 0 && <Receipts receipts={payment.receipts} />}
      {payment.maySettle && proposed(payment) > 0 && (
        <Settle
          key={`${order.id}:${payment.receipts.length}`}
          payment={payment}
          answer={answer}
          open={collected}
          isPickup={method === 'pickup'}
        />
      )}
      {uncollected > 0 && <OwingForms order={order} amount={uncollected} answer={answer} />}
    </Panel>
  )
}

/** The payment method of a counter receipt, and the change given for cash. */
function counterReceiptText({ amount, facts: { way, handed } }: Payment['receipts'][number]) {
  const known = receiptForms.find((one) => one === way)
  if (!known) return null
  const words = receiptWayWords[known]()
  if (!handed) return words
  const change = dong(Math.max(0, Number(handed) - amount))
  return `${words} · ${m.order_counter_handed_was({ amount: dong(Number(handed)) })} · ${m.order_counter_change({ amount: change })}`
}

const Receipts = ({ receipts }: { receipts: Payment['receipts'] }) => (
  <ul aria-label={m.admin_receipts()} className="mt-4 grid gap-3 border-t border-line pt-3">
    {receipts.map((receipt) => (
      <li key={receipt.id}>
        <p className="num text-ink">
          {m.admin_receipt({ amount: dong(receipt.amount), at: formatDateTime(receipt.at, getLocale()) })}
        </p>
        {counterReceiptText(receipt) && <p className="num text-ink">{counterReceiptText(receipt)}</p>}
        <p className="break-words text-ink">{receipt.reason}</p>
        <p className="type-fine text-muted">{actorWords(receipt)}</p>
      </li>
    ))}
  </ul>
)

/** The amount that the carrier holds, otherwise the open amount. */
const proposed = ({ balance: { held, due } }: Payment) => held || due

type Settled = { payment: Payment; answer?: Answer; open: boolean; isPickup: boolean }

/** Open once the carrier holds the money; before that it is an exception (paid at the counter) and collapsed. */
function Settle({ payment, answer, open, isPickup }: Settled) {
  // Stays until a receipt stands in the list: whoever presses again after a lost answer sends the same form.
  const [key] = useState(payment.receiptKey)
  return (
    <Collapsible
      open={open || answer?.intent === 'settle'}
      summary={open ? m.admin_settle_collected() : m.admin_settle_early()}
      className="mt-4 border-t border-line pt-2"
      summaryClass="type-label min-h-11 text-ink"
    >
      <ActionForm
        intent="settle"
        answer={answer}
        button={m.order_admin_do_settle()}
        variant={open ? 'primary' : 'outline'}
        block
        className="grid gap-4 pt-1"
      >
        <input type="hidden" name="key" value={key} />
        <LineField {...inputOf(reasonFields.reason)} label={m.admin_settle_reason()} hint={m.admin_settle_hint()} />
        <LineField
          {...inputOf(settleFields.amount)}
          label={m.order_admin_settle_amount()}
          hint={m.order_admin_settle_amount_hint()}
          start={formatCount(proposed(payment))}
        />
        <ChoiceField
          name="way"
          label={m.order_receipt_way()}
          hint={m.order_receipt_way_hint()}
          start={isPickup && payment.method === 'cod' ? 'cash' : ''}
          options={receiptWayOptions()}
        />
        <LineField {...inputOf(settleFields.reference)} label={m.order_admin_settle_reference()} optional />
      </ActionForm>
    </Collapsible>
  )
}
