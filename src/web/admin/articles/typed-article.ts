import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { slug as asSlug } from '#kit/fold.ts'
import { locales, type Locale } from '#kit/localized.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { articleFields, tagRule } from '#shop/content/article-fields.ts'
import type { Document } from '#shop/content/documents/document.ts'
import { mediaFile } from '#shop/content/documents/document-rules.ts'
import type { EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { readBody, type BodyRead } from '#shop/content/articles/read-body.ts'
import { writeMarkdown } from '#shop/content/documents/write-markdown.ts'
import { m } from '#words/messages.js'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { articleTextParts } from './article-parts.ts'

type Fields = Record<string, string>

const empty: Document = { type: 'doc', content: [] }

const orNull = (field: DeclaredField) => textOf(field).transform((typed) => typed || null)
const slugFault = () => m.admin_slug_wrong()

const texts = z.object({
  title: textOf(articleFields.title, { missing: () => m.post_error_title() }),
  slug: textOf(articleFields.slug, { min: 1, missing: slugFault, wrong: slugFault }),
  summary: textOf(articleFields.summary),
  author: orNull(articleFields.author),
  tags: textOf(articleFields.tags)
    .transform((typed) => [
      ...new Set(
        typed
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(z.string().max(tagRule.max, { error: () => m.post_error_tag() }))
        .max(20, { error: () => m.post_error_tags() }),
    ),
  seoTitle: orNull(articleFields.seoTitle),
  seoDescription: orNull(articleFields.seoDescription),
})

const plain = z.object({
  category: z.string().transform((typed) => typed || null),
  rank: z
    .string()
    .trim()
    .regex(/^-?\d{0,4}$/, { error: () => m.post_error_rank() })
    .transform(Number),
  cover: z.union([z.literal('').transform(() => null), mediaFile], { error: () => m.post_error_cover() }),
})

type Text = z.infer<typeof texts> & { body: Document }
export type TypedArticle = z.infer<typeof plain> & { vi: Text; en?: Text }
type Read = { edit: TypedArticle; rejected?: undefined } | { edit?: undefined; rejected: Rejected }

/**
 * Parses the editor's form, or returns one error per field with everything that was typed. Empty English texts are allowed: they are not
 * translated yet.
 */
export function readTypedArticle(fields: Fields, saved: EditedArticle): Read {
  const errors: Record<string, string> = {}
  const basics = plain.safeParse({ category: '', rank: '0', cover: '', ...fields })
  for (const { path, message } of basics.error?.issues ?? []) errors[String(path[0])] ??= message
  const read = (locale: Locale): Text | undefined => {
    const typed = Object.fromEntries(articleTextParts.map((part) => [part, fields[`${locale}.${part}`] ?? '']))
    const body = readBody(fields, locale, saved[locale]?.body ?? empty)
    if (locale === 'en' && !saved.en && isNothing(typed, body)) return undefined
    const result = texts.safeParse({
      ...typed,
      slug: typed.slug?.trim() || asSlug(typed.title ?? '').slice(0, articleFields.slug.max),
    })
    for (const { path, message } of result.error?.issues ?? []) errors[`${locale}.${String(path[0])}`] ??= message
    if (body.error !== undefined) errors[`${locale}.doc`] = m.post_error_body({ why: body.error })
    return result.success && body.body ? { ...result.data, body: body.body } : undefined
  }
  const [vi, en] = locales.map(read)
  if (Object.keys(errors).length || !basics.success || !vi) return { rejected: { errors, values: fields } }
  return { edit: { ...basics.data, vi, en } }
}

const isNothing = (typed: Fields, { body }: BodyRead) =>
  Object.values(typed).every((one) => !one.trim()) && body !== undefined && !body.content?.length

/** The article as field values of its editor. */
export const articleFieldsOf = (saved: EditedArticle): Fields => ({
  category: saved.category ?? '',
  rank: String(saved.rank),
  cover: saved.cover ?? '',
  ...Object.fromEntries(
    locales.flatMap((locale) => {
      const inLanguage = saved[locale]
      const value = { ...inLanguage, tags: inLanguage?.tags.join(', ') ?? '' }
      return [
        ...articleTextParts.map((part) => [`${locale}.${part}`, value[part] ?? '']),
        [`${locale}.doc`, ''],
        [`${locale}.markdown`, writeMarkdown(inLanguage?.body ?? empty)],
      ]
    }),
  ),
})

/** All fields of the article in a form. */
export const articleFieldsIn = (form: FormData): Fields =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'intent'),
  )
