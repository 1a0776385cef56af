import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'

type Props = { values: Record<string, string | undefined>; errors: Record<string, string | undefined> }

/** For whom the electronic invoice is made out. All of it or nothing. */
export function InvoiceFields({ values, errors }: Props) {
  const fields = [
    { name: 'company', label: m.checkout_company(), max: 240 },
    { name: 'taxCode', label: m.checkout_tax_code(), max: 20 },
    { name: 'companyAddress', label: m.checkout_company_address(), max: 320 },
    { name: 'invoiceEmail', label: m.invoice_email(), max: 254 },
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, max }) => (
        <Field key={name} id={name} label={label} optionalMark={m.admin_optional()} error={errors[name]}>
          <TextInput
            name={name}
            inputMode={name === 'taxCode' ? 'numeric' : name === 'invoiceEmail' ? 'email' : undefined}
            autoComplete="off"
            maxLength={max}
            defaultValue={values[name]}
          />
        </Field>
      ))}
    </div>
  )
}
