import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

const { password } = contactRules
const newPassword = { ...password, autoComplete: 'new-password' } as const

export const proofFields = declareFields({ password })
export const passwordFields = declareFields({ current: password, wanted: newPassword, repeated: newPassword })
export const emailFields = declareFields({ email: { ...contactRules.email, required: true }, password })
