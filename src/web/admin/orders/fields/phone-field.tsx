import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { buyerFields } from './order-fields.ts'

type Props = {
  name: string
  label: string
  optionalMark?: string
  values: Record<string, string | undefined>
  errors: Record<string, string | undefined>
}

/** A customer's number typed by staff, so autofill of their own number is off. */
export const PhoneField = ({ name, label, optionalMark, values, errors }: Props) => (
  <Field id={name} label={label} optionalMark={optionalMark} error={errors[name]}>
    <TextInput {...inputOf(buyerFields.phone, name)} defaultValue={values[name]} />
  </Field>
)
