import { z } from 'zod'
import { emailShape } from '#kit/check-input/shapes.ts'
import type { DeclaredField } from '#kit/field.ts'
import { m } from '#words/messages.js'

type Sentence = () => string
type Says = { missing?: Sentence; wrong?: Sentence; min?: number }

/** NFC and trimmed as the checker has it; a line has single spaces, a text the line ends of the web. A password stays as typed. */
const tidied: Partial<Record<DeclaredField['kind'], (typed: string) => string>> = {
  password: (typed) => typed,
  line: (typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim(),
}
const plain = (typed: string) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const isWebLink = (typed: string) => URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol)

/** Whether the format of the kind is met; nothing typed is no wrong format. */
function hasShape({ kind, pattern }: DeclaredField, typed: string) {
  if (kind === 'email' && !emailShape.test(typed)) return false
  if (kind === 'link' && !isWebLink(typed)) return false
  return !pattern || pattern.test(typed)
}

/** The specification's sentence comes first, then what the form says of its own. */
const wrongOf =
  ({ kind, pattern }: DeclaredField, own: Sentence | undefined) =>
  () => {
    if (kind === 'email') return own?.() ?? m.error_field_email_wrong()
    if (kind === 'link') return own?.() ?? m.admin_error_link()
    return [pattern && m.error_field_pattern_wrong(), own?.()].filter(Boolean).join('. ')
  }

/** What is to be mended of a text that is read by hand; nothing where it may stand. */
export const faultIn = (field: DeclaredField, typed: string) => textOf(field).safeParse(typed).error?.issues[0]?.message

/** The text of a declared field, or one sentence about what to mend. Forms add what only they know. */
export function textOf(field: DeclaredField, { missing, wrong, min = field.required ? 1 : 0 }: Says = {}) {
  const { kind, max } = field
  const text = z
    .string({ error: missing ?? (() => m.error_field_missing()) })
    .overwrite(tidied[kind] ?? plain)
    .max(max, { error: () => m.error_field_too_long({ max }) })
    .refine((typed) => !typed || hasShape(field, typed), { error: wrongOf(field, wrong) })
  return min ? text.min(min, { error: missing ?? (() => m.error_field_missing()) }) : text
}
