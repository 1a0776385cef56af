import { declareFields } from '#kit/field.ts'
import { personRules } from '#shop/identity/person-rules.ts'

/** Where a letter is to go: about stock, or about sharpening. */
export const letterFields = declareFields({ email: { ...personRules.email, required: true } })
