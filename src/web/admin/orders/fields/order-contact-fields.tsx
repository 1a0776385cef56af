import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { languages } from './languages.ts'
import { PhoneField } from './phone-field.tsx'
import { buyerFields } from './order-fields.ts'

type Props = {
  values: Record<string, string | undefined>
  errors: Record<string, string | undefined>
  /** Says what emails the address gets. */
  emailHint: string
  /** The name is required; a sale at the counter needs none. */
  isNamed?: boolean
}

/** Customer, email, language of emails, and the customer's note. */
export const OrderContactFields = ({ values, errors, emailHint, isNamed = true }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      id="name"
      label={m.checkout_name()}
      optionalMark={isNamed ? undefined : m.admin_optional()}
      error={errors.name}
    >
      <TextInput {...inputOf(buyerFields.name)} defaultValue={values.name} />
    </Field>
    <PhoneField
      name="phone"
      label={m.checkout_phone()}
      optionalMark={isNamed ? undefined : m.admin_optional()}
      values={values}
      errors={errors}
    />
    <Field
      id="email"
      label={m.checkout_email()}
      optionalMark={m.admin_optional()}
      hint={emailHint}
      error={errors.email}
    >
      <TextInput {...inputOf(buyerFields.email)} defaultValue={values.email} />
    </Field>
    <SelectField
      id="locale"
      label={m.order_new_language()}
      name="locale"
      defaultValue={values.locale}
      options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
    />
    <Field
      id="note"
      label={m.admin_order_note()}
      optionalMark={m.admin_optional()}
      error={errors.note}
      className="sm:col-span-2"
    >
      <TextArea {...inputOf(buyerFields.note)} rows={3} defaultValue={values.note} />
    </Field>
  </div>
)
