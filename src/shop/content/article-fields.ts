import { declareFields, type FieldRule } from '#kit/declare-fields.ts'
import { slugPattern } from '#kit/slug-pattern.ts'

export const tagRule = { kind: 'line', max: 40 } as const satisfies FieldRule

export const articleFields = declareFields({
  title: { kind: 'line', max: 200, required: true },
  slug: { kind: 'code', max: 120, pattern: slugPattern },
  summary: { kind: 'text', max: 600 },
  author: { kind: 'line', max: 120 },
  tags: { kind: 'line', max: 600 },
  seoTitle: { kind: 'line', max: 120 },
  seoDescription: { kind: 'text', max: 320 },
  /** The name of a picture. */
  cover: { kind: 'code', max: 121 },
  rank: { kind: 'number', max: 5 },
})
/** The fields of the body: Markdown for a browser without scripts, and the texts of a picture or a film. */
export const bodyFields = declareFields({
  markdown: { kind: 'text', max: 40_000, allowHtml: true },
  alt: { kind: 'line', max: 300 },
  caption: { kind: 'line', max: 300 },
  film: { kind: 'line', max: 200 },
  link: { kind: 'link', max: 2000 },
})
export const articleCategoryFields = declareFields({
  vi: { kind: 'line', max: 60, required: true },
  en: { kind: 'line', max: 60, required: true },
  rank: { kind: 'number', max: 5 },
})
