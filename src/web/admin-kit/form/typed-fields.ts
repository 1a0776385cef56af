import { declareFields } from '#kit/field.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'

/** One's own password once more. */
export const ownPasswordFields = declareFields({ password: contactRules.password })
/** The name of what goes, typed to say that one means it; no name of ours is longer. */
export const typedNameFields = declareFields({ typed: { kind: 'line', max: 300, required: true } })
