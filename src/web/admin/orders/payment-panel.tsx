import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerTo, type Answer } from '../form/answer.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { actorWords } from '../frame/actor-words.ts'
import { Facts } from '../frame/facts.tsx'
import { Fold } from '../frame/fold.tsx'
import { Panel } from '../frame/panel.tsx'
import type { Desk } from './read-desk.ts'
import { PaymentTag } from './state-tags.tsx'

type Payment = NonNullable<Desk['payment']>

const methodWords: Record<PaymentMethod, () => string> = { cod: () => m.method_cod() }

export function PaymentPanel({ desk: { payment, state }, answer }: { desk: Desk; answer?: Answer }) {
  if (!payment) return null
  const collected = payment.state === 'awaiting_settlement' || state === 'delivered'
  return (
    <Panel id="payment" title={m.admin_payment()} aside={<PaymentTag state={payment.state} />}>
      <div className="num">
        <Facts
          rows={[
            [m.admin_payment_method(), methodWords[payment.method]()],
            [m.admin_payment_amount(), dong(payment.amount)],
            [m.admin_payment_received(), dong(payment.received)],
            [m.admin_payment_refunded_sum(), payment.refunded ? dong(payment.refunded) : null],
            [
              m.admin_payment_owed(),
              payment.owed ? (
                <b key="owed" className="font-semibold">
                  {dong(payment.owed)}
                </b>
              ) : null,
            ],
          ]}
        />
      </div>
      {payment.receipts.length > 0 && <Receipts receipts={payment.receipts} />}
      {payment.maySettle && <Settle payment={payment} answer={answer} open={collected} />}
    </Panel>
  )
}

const Receipts = ({ receipts }: { receipts: Payment['receipts'] }) => (
  <ul aria-label={m.admin_receipts()} className="mt-4 grid gap-3 border-t border-line pt-3">
    {receipts.map((receipt) => (
      <li key={receipt.id}>
        <p className="num text-ink">
          {m.admin_receipt({ amount: dong(receipt.amount), at: formatDateTime(receipt.at, getLocale()) })}
        </p>
        <p className="break-words text-ink">{receipt.reason}</p>
        <p className="type-fine text-muted">{actorWords(receipt)}</p>
      </li>
    ))}
  </ul>
)

/** Open once the carrier holds the money; before that it is the exception (paid at the counter) and waits folded. */
function Settle({ payment, answer, open }: { payment: Payment; answer?: Answer; open: boolean }) {
  const { errors, values } = answerTo(answer, 'settle')
  return (
    <Fold
      open={open || answer?.intent === 'settle'}
      summary={open ? m.admin_settle_collected() : m.admin_settle_early()}
      className="mt-4 border-t border-line pt-2"
      look="type-label min-h-11 text-ink"
    >
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <Field label={m.admin_settle_reason()} hint={m.admin_settle_hint()} error={errors.reason}>
          <TextInput name="reason" required maxLength={500} autoComplete="off" defaultValue={values.reason} />
        </Field>
        <SubmitButton intent="settle" busyText={m.admin_busy()} variant={open ? 'primary' : 'outline'} block>
          {m.admin_do_settle({ amount: dong(payment.owed) })}
        </SubmitButton>
      </Form>
    </Fold>
  )
}
