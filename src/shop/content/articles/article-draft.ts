import { z } from 'zod'
import type { FieldRule } from '#kit/declare-fields.ts'
import { slugPattern } from '#kit/slug-pattern.ts'
import { articleKinds } from './article.ts'
import { documentRules } from '../documents/document-rules.ts'
import { articleFields as fields, tagRule } from '../article-fields.ts'

const slug = z.string().regex(slugPattern).max(fields.slug.max)
const line = ({ max }: FieldRule) => z.string().trim().normalize('NFC').max(max)

const text = z.object({
  slug,
  title: line(fields.title).min(1),
  summary: line(fields.summary).default(''),
  body: documentRules,
  seoTitle: line(fields.seoTitle).nullish(),
  seoDescription: line(fields.seoDescription).nullish(),
  author: line(fields.author).nullish(),
  tags: z.array(line(tagRule).min(1)).max(20).default([]),
})

/** The input of a page, guide or post. Vietnamese is required; English may follow later. */
export const articleDraft = z.object({
  /** Only for an existing article. */
  id: z.uuid().optional(),
  kind: z.enum(articleKinds),
  key: slug.nullish(),
  category: slug.nullish(),
  coverId: z.uuid().nullish(),
  rank: z.int().min(-9999).max(9999).default(0),
  /** When its text last changed, if the import says so; else now. */
  changedAt: z.date().optional(),
  vi: text,
  en: text.optional(),
})
export type ArticleDraft = z.infer<typeof articleDraft>
export type ArticleInput = z.input<typeof articleDraft>
