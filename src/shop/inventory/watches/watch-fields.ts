import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

/** The address for an email about stock or sharpening. */
export const watchEmailFields = declareFields({ email: { ...contactRules.email, required: true } })
