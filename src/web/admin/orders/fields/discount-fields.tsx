import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { byHandFields } from './order-fields.ts'

type Props = { values: Record<string, string | undefined>; errors: Record<string, string | undefined> }

/** A manual discount: the amount and a required reason, which only staff read. */
export const DiscountFields = ({ values, errors }: Props) => (
  <>
    <Field id="discount" label={m.order_admin_discount()} optionalMark={m.admin_optional()} error={errors.discount}>
      <TextInput {...inputOf(byHandFields.discount)} defaultValue={values.discount} end="₫" />
    </Field>
    <Field
      id="discountReason"
      label={m.order_admin_discount_reason()}
      hint={m.order_admin_discount_reason_hint()}
      error={errors.discountReason}
    >
      <TextInput {...inputOf(byHandFields.discountReason)} defaultValue={values.discountReason} />
    </Field>
  </>
)
