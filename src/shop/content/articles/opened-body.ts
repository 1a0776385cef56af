import type { Locale } from '#kit/localized.ts'
import { faultIn } from '#platform/forms/field-schema.ts'
import type { Document } from '../documents/document.ts'
import { documentRules } from '../documents/document-rules.ts'
import { readMarkdown } from '../documents/read-markdown.ts'
import { tidyDocument } from '../documents/tidy-document.ts'
import { writeMarkdown } from '../documents/write-markdown.ts'
import { bodyFields } from '../article-fields.ts'

export type BodyRead = { body: Document; why?: undefined } | { body?: undefined; why: string }

/** The body of one language as the editor sent it: the tree, else the Markdown; Markdown that is unchanged since it was shown is ignored. */
export function readBody(fields: Record<string, string>, locale: Locale, held: Document): BodyRead {
  const sent = fields[`${locale}.doc`]
  if (sent) return checked(() => JSON.parse(sent) as Document)
  const typed = fields[`${locale}.markdown`]?.replaceAll('\r\n', '\n').trim()
  if (typed === undefined || typed === writeMarkdown(held).trim()) return { body: held }
  const why = faultIn(bodyFields.markdown, typed)
  return why ? { why } : checked(() => readMarkdown(typed))
}

function checked(read: () => Document): BodyRead {
  try {
    const { data, error } = documentRules.safeParse(tidyDocument(read()))
    return data ? { body: data } : { why: error.issues[0]?.message ?? '' }
  } catch (error) {
    return { why: error instanceof Error ? error.message : '' }
  }
}

/** The typed body if it can be read, else the stored one. */
export const openedBody = (fields: Record<string, string>, locale: Locale, held: Document) =>
  readBody(fields, locale, held).body ?? held
