import { paymentMoves, type PaymentState } from '#shop/payments/states.ts'
import { SelectField } from '#ui/select-field.tsx'
import { m } from '#words/messages.js'
import { paymentLooks } from './state-tags.tsx'

/** With scripts it filters at once; without, with the button beside it. */
export function PaymentFilter({ chosen }: { chosen: PaymentState | null }) {
  const options = paymentMoves.states.map((state) => ({ value: state, label: paymentLooks[state].words() }))
  return (
    <SelectField
      key={chosen}
      label={m.admin_column_payment()}
      labelHidden
      name="payment"
      defaultValue={chosen ?? ''}
      placeholder={m.admin_payment_any()}
      options={options}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="flex-[1_1_12rem] md:flex-[0_1_17.5rem]"
    />
  )
}
