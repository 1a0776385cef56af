import type { CheckOptions, InputType } from './check-input.ts'

/** `secret`: a code or key that opens something; like a password it is never logged. */
type FieldKind =
  | 'line'
  | 'text'
  | 'code'
  | 'secret'
  | 'email'
  | 'phone'
  | 'password'
  | 'link'
  | 'search'
  | 'number'
  | 'decimal'

/** `max`: number of characters. `pattern`: the required format, described in the error message. `allowHtml`: see CheckOptions. */
export type FieldRule = Readonly<{
  kind: FieldKind
  max: number
  required?: boolean
  pattern?: RegExp
  allowHtml?: boolean
  autoComplete?: string
}>
export type DeclaredField = FieldRule & Readonly<{ name: string }>
export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** Declares the fields of a form once: the input (`inputOf`), the schema (`textOf` in platform) and the checker (`checkOf`) follow from it. */
export function declareFields<const Rules extends Record<string, FieldRule>>(rules: Rules) {
  const named = Object.entries(rules).map(([name, rule]) => [name, { ...rule, name }])
  return Object.fromEntries(named) as { readonly [Name in keyof Rules]: Rules[Name] & DeclaredField }
}

type InputAttributes = {
  type?: string
  inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal'
  autoComplete?: string
}
const off = { autoComplete: 'off' }
const attributes: Record<FieldKind, InputAttributes> = {
  line: off,
  text: {},
  code: off,
  secret: off,
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  password: { type: 'password', autoComplete: 'current-password' },
  link: { inputMode: 'url', ...off },
  search: { type: 'search', ...off },
  number: { inputMode: 'numeric', ...off },
  decimal: { inputMode: 'decimal', ...off },
}

/**
 * The attributes of the field's input; `name` where each row or language has its own. There is no `maxlength`: text that is too long gets an error
 * instead of being cut, and characters typed as letter and accent count twice until they are composed. Only a search is cut. No `pattern` and no type
 * `url`: the browser would report them in its own language, before the shop can explain the error.
 */
export const inputOf = ({ kind, max, required, autoComplete, ...field }: DeclaredField, name: string = field.name) => ({
  name,
  ...attributes[kind],
  ...(autoComplete && { autoComplete }),
  required,
  maxLength: kind === 'search' ? max : Math.max(2 * max, max + 20),
})

const checkedAs: Partial<Record<FieldKind, InputType>> = {
  email: 'email',
  phone: 'phone',
  password: 'password',
  secret: 'password',
  search: 'search',
}

/** The options with which the input checker checks the field. */
export const checkOf = ({ kind, max, pattern, allowHtml }: FieldRule): { type: InputType; options: CheckOptions } => ({
  type: checkedAs[kind] ?? 'general',
  options: { maxLength: max, pattern, allowHtml },
})
