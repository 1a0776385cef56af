import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

export const inquiryFields = declareFields({
  text: { kind: 'text', max: 3000, required: true },
  name: contactRules.name,
  email: contactRules.email,
  phone: contactRules.phone,
  orderCode: { kind: 'code', max: 40 },
})
export const replyFields = declareFields({ reply: { kind: 'text', max: 5000 } })
