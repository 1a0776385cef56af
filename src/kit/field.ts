import type { CheckOptions, InputType } from './check-input.ts'

/** `secret`: a code or key that opens something; like a password it is never written down. */
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

/** `max`: characters. `pattern`: the shape that the form asks for, told as such. `allowHtml`: see CheckOptions. */
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
 * The attributes of the field's input; `name` where rows or languages have one each. One can type more than the limit, so that what is
 * too long is told and not cut; letters typed as sign and accent count twice until they are put together. A search is cut: nothing is kept.
 * No `pattern` and no type `url`: the browser would refuse by them in its own language, before the shop can say what is wrong.
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

/** As what the checker looks at the field. */
export const checkOf = ({ kind, max, pattern, allowHtml }: FieldRule): { type: InputType; options: CheckOptions } => ({
  type: checkedAs[kind] ?? 'general',
  options: { maxLength: max, pattern, allowHtml },
})
