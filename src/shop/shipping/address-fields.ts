import { declareFields, type FieldRule } from '#kit/field.ts'
import { personRules } from '#shop/identity/person-rules.ts'

export const streetRule = { kind: 'line', max: 200, autoComplete: 'street-address' } as const satisfies FieldRule
export const addressFields = declareFields({
  name: personRules.name,
  phone: { ...personRules.phone, required: true },
  street: streetRule,
})
