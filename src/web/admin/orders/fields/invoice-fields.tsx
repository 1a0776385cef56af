import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { buyerFields } from './order-fields.ts'

type Props = { values: Record<string, string | undefined>; errors: Record<string, string | undefined> }

/** The company on the electronic invoice: either all fields or none. */
export function InvoiceFields({ values, errors }: Props) {
  const fields = [
    { name: 'company', label: m.checkout_company() },
    { name: 'taxCode', label: m.checkout_tax_code() },
    { name: 'companyAddress', label: m.checkout_company_address() },
    { name: 'invoiceEmail', label: m.order_invoice_email() },
  ] as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label }) => (
        <Field key={name} id={name} label={label} optionalMark={m.admin_optional()} error={errors[name]}>
          <TextInput {...inputOf(buyerFields[name])} defaultValue={values[name]} />
        </Field>
      ))}
    </div>
  )
}
