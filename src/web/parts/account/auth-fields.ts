import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

const { name } = contactRules
const email = { ...contactRules.email, required: true } as const
const password = { ...contactRules.password, autoComplete: 'new-password' } as const

export const signInFields = declareFields({
  email: { ...email, autoComplete: 'username' },
  password: contactRules.password,
})
export const newPasswordFields = declareFields({ password, again: password })
export const signUpFields = declareFields({ name, email, password, again: password })
/** Six digits of an app, or one of the codes kept on paper. */
export const codeFields = declareFields({ code: { kind: 'secret', max: 40, required: true } })
