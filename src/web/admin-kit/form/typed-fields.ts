import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

/** The user's own password, asked again. */
export const ownPasswordFields = declareFields({ password: contactRules.password })
/** The name of a record, typed to confirm; no record has a longer name. */
export const typedNameFields = declareFields({ typed: { kind: 'line', max: 300, required: true } })
