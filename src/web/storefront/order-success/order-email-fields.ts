import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

export const orderEmailFields = declareFields({ email: { ...contactRules.email, required: true } })
