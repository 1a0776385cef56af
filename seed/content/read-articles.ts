import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales, type Locale } from '#kit/localized.ts'
import type { ArticleKind } from '#shop/content/article.ts'
import type { ArticleInput } from '#shop/content/article-draft.ts'
import { readFrontMatter, readMarkdown } from './read-markdown.ts'

/** The articles of a folder: `<folder>/vi/<name>.md` with its twin in `en`, as the shop's own verb wants them. */
export function readArticles(folder: string, kind: ArticleKind): ArticleInput[] {
  const from = resolve('seed/content', folder)
  return readdirSync(join(from, 'vi'))
    .toSorted()
    .map((name) => {
      const files = Object.fromEntries(
        locales.map((locale) => [locale, readFrontMatter(readFileSync(join(from, locale, name), 'utf8'))]),
      ) as Record<Locale, ReturnType<typeof readFrontMatter>>
      const { key, category, author, rank, changed } = files.vi.head
      return {
        kind,
        key,
        category,
        author,
        rank: Number(rank ?? 0),
        changedAt: changed ? new Date(`${changed}T00:00:00+07:00`) : undefined,
        vi: textOf(files.vi),
        en: textOf(files.en),
      }
    })
}

const textOf = ({ head, text }: ReturnType<typeof readFrontMatter>) => ({
  slug: head.slug!,
  title: head.title!,
  summary: head.summary,
  seoTitle: head.seoTitle,
  seoDescription: head.seoDescription,
  body: readMarkdown(text),
})
