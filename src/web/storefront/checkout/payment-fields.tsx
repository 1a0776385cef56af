import { payPageWords } from '#providers/payments.ts'
import type { CheckoutMethod } from '#shop/checkout/payment-method.ts'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { MarkedMethod } from '#web/shell/order/payment-mark.tsx'
import { m } from '#words/messages.js'
import type { CheckoutFieldMetadata } from './contact-fields.tsx'
import type { PaymentView } from './view-payments.server.ts'

type Props = {
  fields: CheckoutFieldMetadata<'payment'>
  payments: PaymentView[]
  chosen: CheckoutMethod | undefined
  isFree: boolean
  isPickup: boolean
  onChoose: (method: CheckoutMethod) => void
}

/** The payment methods of this order, each with what happens next. */
export function PaymentFields({ fields: { payment }, payments, chosen, isFree, isPickup, onChoose }: Props) {
  if (isFree) return <NothingToPay id={payment.id} name={payment.name} chosen={chosen} />
  return (
    <fieldset id={payment.id} tabIndex={-1} role="radiogroup" aria-required aria-describedby={`${payment.id}-error`}>
      <legend>
        <h2 className="mb-4 type-h2">{m.checkout_payment()}</h2>
      </legend>
      <div className="grid gap-3">
        {payments.map(({ method, closed, isAway }) => (
          <RadioCard
            key={method}
            name={payment.name}
            value={method}
            checked={method === chosen}
            disabled={closed !== null}
            onChange={() => onChoose(method)}
            title={<MarkedMethod method={method} />}
            note={
              closed ??
              (isAway
                ? m.payment_away()
                : (isPickup && method === 'cod' ? m.checkout_cod_pickup_note : noteWords[method])())
            }
          />
        ))}
      </div>
      {!payments.some(({ closed }) => closed === null) && (
        <Notice tone="warning" className="mt-3">
          {m.checkout_pay_none()}
        </Notice>
      )}
      <FieldError id={`${payment.id}-error`}>{payment.errors?.[0]}</FieldError>
    </fieldset>
  )
}

/** A free order still needs a payment method, so the form sends one without asking. */
const NothingToPay = ({ id, name, chosen }: { id: string; name: string; chosen: CheckoutMethod | undefined }) => (
  <section id={id} tabIndex={-1}>
    <h2 className="mb-4 type-h2">{m.checkout_payment()}</h2>
    <input type="hidden" name={name} value={chosen} />
    <Notice tone="success">{m.checkout_pay_free()}</Notice>
  </section>
)

/** One sentence of what happens after the order is placed. */
const noteWords: Record<CheckoutMethod, () => string> = {
  cod: () => m.checkout_cod_note(),
  bank_transfer: () => m.checkout_bank_note(),
  ...payPageWords('note'),
}
