import { faultIn } from '#platform/field-schema.ts'
import { isMailKind, type MailKind } from '#shop/notifications/mail-kind.ts'
import { blanksOf, unknownBlanks } from '#shop/notifications/own-words.ts'
import { letterFields, silent } from '#shop/settings/letter-words.ts'
import { letterTextFields } from '#shop/settings/said-fields.ts'
import { m } from '#words/messages.js'

/** What was typed for a letter in both languages, with one sentence for each field that is to be mended. */
export function readTexts(kind: MailKind, form: FormData) {
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  const errors: Record<string, string> = {}
  const words = { vi: silent(), en: silent() }
  for (const locale of ['vi', 'en'] as const)
    for (const field of letterFields) {
      const name = `${field}.${locale}`
      const text = (values[name] ?? '').normalize().replaceAll('\r\n', '\n').trim()
      const [unknown] = unknownBlanks(kind, text)
      const fault = faultIn(letterTextFields[field], text)
      if (fault) errors[name] = fault
      else if (unknown !== undefined)
        errors[name] = m.letters_error_blank({ blank: `{${unknown}}`, blanks: sayBlanks(kind) })
      words[locale][field] = field === 'subject' || field === 'greeting' ? text.replace(/\s+/g, ' ') : text
    }
  return { words, values, errors }
}

export const sayBlanks = (kind: MailKind) =>
  blanksOf(kind)
    .map((name) => `{${name}}`)
    .join(', ')

export const askedKind = (asked: string | null, usual: MailKind) => (isMailKind(asked) ? asked : usual)
