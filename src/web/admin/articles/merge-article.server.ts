import { locales, type Locale } from '#kit/localized.ts'
import type { Document } from '#shop/content/documents/document.ts'
import type { EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { readBody } from '#shop/content/articles/read-body.ts'
import { isWholeInMarkdown, writeMarkdown } from '#shop/content/documents/write-markdown.ts'
import type { FieldTexts } from '#platform/forms/merge-fields.server.ts'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { articleFieldsOf } from './typed-article.ts'

const empty: Document = { type: 'doc', content: [] }
/** Separates the Markdown of a body from the parts that Markdown cannot express. */
const separator = '\u0000'

const savedBody = (saved: EditedArticle, locale: Locale) => saved[locale]?.body ?? empty
const bodyText = (body: Document) =>
  isWholeInMarkdown(body) ? writeMarkdown(body) : `${writeMarkdown(body)}${separator}${sorted(body)}`

/** The database (jsonb) does not keep the order of keys. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_key, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** The fields of an article, with each body as one field. */
export function mergedFields(saved: EditedArticle): FieldTexts {
  const fields = Object.entries(articleFieldsOf(saved)).filter(([name]) => !/\.(doc|markdown)$/.test(name))
  if (saved.kind !== 'post') fields.splice(0, fields.length, ...fields.filter(([name]) => name !== 'category'))
  const bodies = locales.map((locale) => [`${locale}.body`, bodyText(savedBody(saved, locale))])
  return Object.fromEntries([...fields, ...bodies])
}

export const articleVersionOf = (saved: EditedArticle) => versionOf(mergedFields(saved))

/** The form with each body as one field, whether it was sent as JSON or as Markdown. */
export function withBodies(form: FormData, saved: EditedArticle): FormData {
  const out = new FormData()
  for (const [name, value] of form) out.append(name, value)
  for (const locale of locales) out.set(`${locale}.body`, sentBody(form, locale, savedBody(saved, locale)))
  return out
}

function sentBody(form: FormData, locale: Locale, saved: Document) {
  const [doc, typed] = [form.get(`${locale}.doc`), form.get(`${locale}.markdown`)].map((one) => String(one ?? ''))
  if (doc) {
    const { body } = readBody({ [`${locale}.doc`]: doc }, locale, saved)
    return body ? bodyText(body) : doc
  }
  // A body that Markdown cannot fully express cannot be edited as Markdown.
  return isWholeInMarkdown(saved) ? typed! : bodyText(saved)
}

/** The merged form for the editor: an unchanged body counts as not typed. */
export function withoutBodies(merged: FormData, saved: EditedArticle): Record<string, string> {
  const fields = Object.fromEntries(
    [...merged].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'intent'),
  )
  for (const locale of locales) {
    const body = savedBody(saved, locale)
    if (fields[`${locale}.body`] === bodyText(body))
      Object.assign(fields, { [`${locale}.doc`]: '', [`${locale}.markdown`]: writeMarkdown(body) })
    delete fields[`${locale}.body`]
  }
  return fields
}

/** The text of a body, to choose between two versions. */
export const bodyTextOf = (text: string) => text.split(separator)[0]!
