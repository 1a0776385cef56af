import type { FieldMetadata } from '@conform-to/react'
import { inputOf } from '#kit/declare-fields.ts'
import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'

export type CheckoutFieldMetadata<Name extends string> = Record<Name, FieldMetadata<string | undefined>>

/** The props that tie an input to its field: name, id and the earlier value. */
export const fieldProps = (field: FieldMetadata<string | undefined>) => ({
  name: field.name,
  defaultValue: field.initialValue,
})

type Props = { fields: CheckoutFieldMetadata<'phone' | 'name' | 'email'>; asksEmail: boolean }

export function ContactFields({ fields: { phone, name, email }, asksEmail }: Props) {
  return (
    <fieldset className="field-pairs">
      <legend>
        <h2 className="mb-4 type-h2">{m.checkout_contact()}</h2>
      </legend>
      <Field id={phone.id} label={m.checkout_phone()} hint={m.checkout_phone_hint()} error={phone.errors?.[0]}>
        <TextInput {...inputOf(checkoutFields.phone)} {...fieldProps(phone)} />
      </Field>
      <Field id={name.id} label={m.checkout_name()} error={name.errors?.[0]}>
        <TextInput {...inputOf(checkoutFields.name)} {...fieldProps(name)} />
      </Field>
      <Field
        id={email.id}
        className="col-span-full"
        label={m.checkout_email()}
        optionalMark={!asksEmail && m.checkout_optional()}
        hint={m.checkout_email_hint()}
        error={email.errors?.[0]}
      >
        <TextInput {...inputOf(checkoutFields.email)} {...fieldProps(email)} required={asksEmail} />
      </Field>
    </fieldset>
  )
}
