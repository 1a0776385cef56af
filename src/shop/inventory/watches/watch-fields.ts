import { declareFields } from '#kit/field.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

/** Where a letter is to go: about stock, or about sharpening. */
export const watchEmailFields = declareFields({ email: { ...contactRules.email, required: true } })
