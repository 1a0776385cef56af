import { declareFields } from '#kit/field.ts'
import { personRules } from '#shop/identity/person-rules.ts'

const { password } = personRules
const wanted = { ...password, autoComplete: 'new-password' } as const

export const proofFields = declareFields({ password })
export const passwordFields = declareFields({ current: password, wanted, repeated: wanted })
export const emailFields = declareFields({ email: { ...personRules.email, required: true }, password })
