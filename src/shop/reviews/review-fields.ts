import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

const name = { kind: 'line', max: 40, required: true, autoComplete: 'nickname' } as const
const answer = { kind: 'text', max: 2000, required: true } as const

export const reviewFields = declareFields({
  title: { kind: 'line', max: 100 },
  text: { kind: 'text', max: 4000, required: true },
  name,
})
export const questionFields = declareFields({
  text: { kind: 'text', max: 1000, required: true },
  name,
  email: contactRules.email,
})
export const answerFields = declareFields({ text: answer, name })
/** A text in the shop's name. */
export const officialFields = declareFields({ text: answer })
export const officialEditorFields = declareFields({
  vi: { ...answer, required: false },
  en: { ...answer, required: false },
})
