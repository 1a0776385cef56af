import { locales, type Locale } from '#kit/localized.ts'
import type { Document } from '#shop/content/documents/document.ts'
import type { EditedArticle } from '#shop/content/articles/find-to-edit.ts'
import { readBody } from '#shop/content/articles/opened-body.ts'
import { isWholeInMarkdown, writeMarkdown } from '#shop/content/documents/write-markdown.ts'
import type { FieldTexts } from '#platform/forms/merge-fields.server.ts'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { articleFieldsOf } from './typed-article.ts'

const empty: Document = { type: 'doc', content: [] }
/** Separates the Markdown of a body from the parts that Markdown cannot express. */
const seam = '\u0000'

const heldBody = (held: EditedArticle, locale: Locale) => held[locale]?.body ?? empty
const bodyText = (body: Document) =>
  isWholeInMarkdown(body) ? writeMarkdown(body) : `${writeMarkdown(body)}${seam}${sorted(body)}`

/** The database (jsonb) does not keep the order of keys. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_key, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** The fields of an article, with each body as one field. */
export function mergedFields(held: EditedArticle): FieldTexts {
  const fields = Object.entries(articleFieldsOf(held)).filter(([name]) => !/\.(doc|markdown)$/.test(name))
  if (held.kind !== 'post') fields.splice(0, fields.length, ...fields.filter(([name]) => name !== 'category'))
  const bodies = locales.map((locale) => [`${locale}.body`, bodyText(heldBody(held, locale))])
  return Object.fromEntries([...fields, ...bodies])
}

export const articleVersionOf = (held: EditedArticle) => versionOf(mergedFields(held))

/** The form with each body as one field, whether it was sent as JSON or as Markdown. */
export function withBodies(form: FormData, held: EditedArticle): FormData {
  const out = new FormData()
  for (const [name, value] of form) out.append(name, value)
  for (const locale of locales) out.set(`${locale}.body`, sentBody(form, locale, heldBody(held, locale)))
  return out
}

function sentBody(form: FormData, locale: Locale, held: Document) {
  const [doc, typed] = [form.get(`${locale}.doc`), form.get(`${locale}.markdown`)].map((one) => String(one ?? ''))
  if (doc) {
    const { body } = readBody({ [`${locale}.doc`]: doc }, locale, held)
    return body ? bodyText(body) : doc
  }
  // A body that Markdown cannot fully express cannot be edited as Markdown.
  return isWholeInMarkdown(held) ? typed! : bodyText(held)
}

/** The merged form for the editor: an unchanged body counts as not typed. */
export function withoutBodies(merged: FormData, held: EditedArticle): Record<string, string> {
  const fields = Object.fromEntries(
    [...merged].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'intent'),
  )
  for (const locale of locales) {
    const body = heldBody(held, locale)
    if (fields[`${locale}.body`] === bodyText(body))
      Object.assign(fields, { [`${locale}.doc`]: '', [`${locale}.markdown`]: writeMarkdown(body) })
    delete fields[`${locale}.body`]
  }
  return fields
}

/** The text of a body, to choose between two versions. */
export const bodyTextOf = (text: string) => text.split(seam)[0]!
