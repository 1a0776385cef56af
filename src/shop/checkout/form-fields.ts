import { declareFields, type FieldRule } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { streetRule } from '#shop/shipping/addresses/address-fields.ts'

/** The fields of a company invoice (the same as in invoice-form.ts of orders). */
export const invoiceRules = {
  company: { kind: 'line', max: 200, autoComplete: 'organization' },
  taxCode: { kind: 'number', max: 20 },
  companyAddress: { ...streetRule, autoComplete: 'off' },
} as const satisfies Record<string, FieldRule>

export const checkoutFields = declareFields({
  phone: { ...contactRules.phone, required: true },
  name: contactRules.name,
  email: contactRules.email,
  street: streetRule,
  note: { kind: 'text', max: 500 },
  ...invoiceRules,
})
