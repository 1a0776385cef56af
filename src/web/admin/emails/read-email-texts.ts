import { faultIn } from '#platform/forms/field-schema.ts'
import { isEmailKind, type EmailKind } from '#shop/notifications/email-kind.ts'
import { blanksOf, unknownBlanks } from '#shop/notifications/merchant-words.ts'
import { emailTextFields, emptyEmailTexts } from '#shop/settings/email-texts.ts'
import { letterTextFields } from '#shop/settings/said-fields.ts'
import { m } from '#words/messages.js'

/** What was typed for a letter in both languages, with one sentence for each field that is to be mended. */
export function readEmailTexts(kind: EmailKind, form: FormData) {
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  const errors: Record<string, string> = {}
  const words = { vi: emptyEmailTexts(), en: emptyEmailTexts() }
  for (const locale of ['vi', 'en'] as const)
    for (const field of emailTextFields) {
      const name = `${field}.${locale}`
      const text = (values[name] ?? '').normalize().replaceAll('\r\n', '\n').trim()
      const [unknown] = unknownBlanks(kind, text)
      const fault = faultIn(letterTextFields[field], text)
      if (fault) errors[name] = fault
      else if (unknown !== undefined)
        errors[name] = m.email_wording_error_blank({ blank: `{${unknown}}`, blanks: describeBlanks(kind) })
      words[locale][field] = field === 'subject' || field === 'greeting' ? text.replace(/\s+/g, ' ') : text
    }
  return { words, values, errors }
}

export const describeBlanks = (kind: EmailKind) =>
  blanksOf(kind)
    .map((name) => `{${name}}`)
    .join(', ')

export const readEmailKind = (asked: string | null, usual: EmailKind) => (isEmailKind(asked) ? asked : usual)
