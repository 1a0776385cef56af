import { declareFields, type FieldRule } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

export const streetRule = { kind: 'line', max: 200, autoComplete: 'street-address' } as const satisfies FieldRule
export const addressFields = declareFields({
  name: contactRules.name,
  phone: { ...contactRules.phone, required: true },
  street: streetRule,
})
