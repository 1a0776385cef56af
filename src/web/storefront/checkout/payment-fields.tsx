import { RadioCard } from '#ui/radio-card.tsx'
import { m } from '#words/messages.js'
import type { Fields } from './contact-fields.tsx'

export function PaymentFields({ fields: { payment } }: { fields: Fields<'payment'> }) {
  return (
    <fieldset>
      <legend className="mb-4 type-h2 text-ink">{m.checkout_payment()}</legend>
      <RadioCard name={payment.name} value="cod" defaultChecked title={m.checkout_cod()} note={m.checkout_cod_note()} />
    </fieldset>
  )
}
