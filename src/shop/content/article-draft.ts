import { z } from 'zod'
import { articleKinds } from './article.ts'
import { documentRules } from './document-rules.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)
const line = (max: number) => z.string().trim().normalize('NFC').max(max)

const text = z.object({
  slug,
  title: line(200).min(1),
  summary: line(600).default(''),
  body: documentRules,
  seoTitle: line(120).nullish(),
  seoDescription: line(320).nullish(),
  author: line(120).nullish(),
  tags: z.array(line(40).min(1)).max(20).default([]),
})

/** A page, guide or post as its writer hands it in. Vietnamese always; English may follow later. */
export const articleDraft = z.object({
  /** Of an article that exists already. */
  id: z.uuid().optional(),
  kind: z.enum(articleKinds),
  key: slug.nullish(),
  category: slug.nullish(),
  coverId: z.uuid().nullish(),
  rank: z.int().min(-9999).max(9999).default(0),
  /** When its words were last changed, where the writer says so; else now. */
  changedAt: z.date().optional(),
  vi: text,
  en: text.optional(),
})
export type ArticleDraft = z.infer<typeof articleDraft>
export type ArticleInput = z.input<typeof articleDraft>
