import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

const email = { ...contactRules.email, required: true, autoComplete: 'off' } as const

export const lockFields = declareFields({ reason: { kind: 'text', max: 500, required: true } })
export const inviteFields = declareFields({ email })
export const staffRoleFields = declareFields({
  name: { kind: 'line', max: 60, required: true },
  discountPercent: { kind: 'number', max: 3 },
  refundLimit: { kind: 'number', max: 14 },
})
export const userMergeFields = declareFields({ other: email })
