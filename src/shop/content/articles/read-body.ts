import type { Locale } from '#kit/localized.ts'
import { textError } from '#platform/forms/field-schema.ts'
import type { Document } from '../documents/document.ts'
import { documentRules } from '../documents/document-rules.ts'
import { readMarkdown } from '../documents/read-markdown.ts'
import { tidyDocument } from '../documents/tidy-document.ts'
import { writeMarkdown } from '../documents/write-markdown.ts'
import { bodyFields } from '../article-fields.ts'

export type BodyRead = { body: Document; error?: undefined } | { body?: undefined; error: string }

/** The body of one language as the editor sent it: the tree, else the Markdown; Markdown that is unchanged since it was shown is ignored. */
export function readBody(fields: Record<string, string>, locale: Locale, stored: Document): BodyRead {
  const sent = fields[`${locale}.doc`]
  if (sent) return checked(() => JSON.parse(sent) as Document)
  const markdown = fields[`${locale}.markdown`]?.replaceAll('\r\n', '\n').trim()
  if (markdown === undefined || markdown === writeMarkdown(stored).trim()) return { body: stored }
  const error = textError(bodyFields.markdown, markdown)
  return error ? { error } : checked(() => readMarkdown(markdown))
}

function checked(read: () => Document): BodyRead {
  try {
    const { data, error } = documentRules.safeParse(tidyDocument(read()))
    return data ? { body: data } : { error: error.issues[0]?.message ?? '' }
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' }
  }
}

/** The typed body if it can be read, else the stored one. */
export const openedBody = (fields: Record<string, string>, locale: Locale, stored: Document) =>
  readBody(fields, locale, stored).body ?? stored
