import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'

type Props = { values: Record<string, string | undefined>; errors: Record<string, string | undefined> }

/** Taken off by hand: how much, and why, which only staff read and which no discount goes without. */
export const DiscountFields = ({ values, errors }: Props) => (
  <>
    <Field id="discount" label={m.desk_discount()} optionalMark={m.admin_optional()} error={errors.discount}>
      <TextInput
        name="discount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        defaultValue={values.discount}
        end="₫"
      />
    </Field>
    <Field
      id="discountReason"
      label={m.desk_discount_reason()}
      hint={m.desk_discount_reason_hint()}
      error={errors.discountReason}
    >
      <TextInput name="discountReason" autoComplete="off" maxLength={300} defaultValue={values.discountReason} />
    </Field>
  </>
)
