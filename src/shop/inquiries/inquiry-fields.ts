import { declareFields } from '#kit/field.ts'
import { personRules } from '#shop/identity/person-rules.ts'

export const inquiryFields = declareFields({
  text: { kind: 'text', max: 3000, required: true },
  name: personRules.name,
  email: personRules.email,
  phone: personRules.phone,
  orderCode: { kind: 'code', max: 40 },
})
export const replyFields = declareFields({ reply: { kind: 'text', max: 5000 } })
