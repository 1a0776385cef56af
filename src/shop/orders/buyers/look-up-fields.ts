import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

/** The fields by which a guest finds an order. */
export const lookUpFields = declareFields({
  code: { kind: 'code', max: 40, required: true },
  phone: { ...contactRules.phone, required: true },
})
