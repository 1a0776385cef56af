import { z } from 'zod'
import { emailShape } from '#kit/check-input/shapes.ts'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'

type Sentence = () => string
type FieldMessages = { missing?: Sentence; wrong?: Sentence; min?: number }

/** Normalizes to NFC and trims, as the input checker does; a line gets single spaces, a text LF line ends. A password stays as typed. */
const tidied: Partial<Record<DeclaredField['kind'], (typed: string) => string>> = {
  password: (typed) => typed,
  line: (typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim(),
}
const plain = (typed: string) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const isWebLink = (typed: string) => URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol)

/** Whether the text has the format of its kind; an empty text counts as right. */
function hasShape({ kind, pattern }: DeclaredField, typed: string) {
  if (kind === 'email' && !emailShape.test(typed)) return false
  if (kind === 'link' && !isWebLink(typed)) return false
  return !pattern || pattern.test(typed)
}

/** The error of the specification comes first, then the form's own. */
const formatError =
  ({ kind, pattern }: DeclaredField, own: Sentence | undefined) =>
  () => {
    if (kind === 'email') return own?.() ?? m.error_field_email_wrong()
    if (kind === 'link') return own?.() ?? m.admin_error_link()
    return [pattern && m.error_field_pattern_wrong(), own?.()].filter(Boolean).join('. ')
  }

/** The error in a text outside of a schema; undefined if it is valid. */
export const textError = (field: DeclaredField, typed: string) =>
  textOf(field).safeParse(typed).error?.issues[0]?.message

/** The schema of a declared field, with one sentence per error. Forms add their own checks. */
export function textOf(field: DeclaredField, { missing, wrong, min = field.required ? 1 : 0 }: FieldMessages = {}) {
  const { kind, max } = field
  const text = z
    .string({ error: missing ?? (() => m.error_field_missing()) })
    .overwrite(tidied[kind] ?? plain)
    .max(max, { error: () => m.error_field_too_long({ max }) })
    .refine((typed) => !typed || hasShape(field, typed), { error: formatError(field, wrong) })
  return min ? text.min(min, { error: missing ?? (() => m.error_field_missing()) }) : text
}
