import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales, type Locale } from '#kit/localized.ts'
import type { ArticleKind } from '#shop/content/articles/article.ts'
import type { ArticleInput } from '#shop/content/articles/article-draft.ts'
import { readFrontMatter, readMarkdown } from './read-markdown.ts'

/** An article with the file of the picture on its cover. */
export type WrittenArticle = ArticleInput & { cover?: string }

/** The articles of a folder: `<folder>/vi/<name>.md` with its twin in `en`, as the shop's own verb wants them. */
export function readArticles(folder: string, kind: ArticleKind): WrittenArticle[] {
  const from = resolve('seed/content', folder)
  if (!existsSync(from)) return []
  return readdirSync(join(from, 'vi'))
    .toSorted()
    .map((file) => {
      const files = Object.fromEntries(
        locales.map((locale) => [locale, readFrontMatter(readFileSync(join(from, locale, file), 'utf8'))]),
      ) as Record<Locale, ReturnType<typeof readFrontMatter>>
      const { key, category, cover, rank, changed, changedAt } = files.vi.head
      return {
        kind,
        // Guides and posts are known by their files, so that one read again is changed, not made twice.
        key: key ?? `${kind}-${file.replace(/\.md$/, '')}`,
        category,
        rank: Number(rank ?? 0),
        cover,
        changedAt: dayOf(changedAt ?? changed),
        vi: textOf(files.vi),
        en: textOf(files.en),
      }
    })
}

const dayOf = (day: string | undefined) => (day ? new Date(`${day}T00:00:00+07:00`) : undefined)

const textOf = ({ head, text }: ReturnType<typeof readFrontMatter>) => ({
  slug: head.slug!,
  title: head.title!,
  summary: head.summary,
  seoTitle: head.seoTitle,
  seoDescription: head.seoDescription,
  author: head.author,
  tags: head.tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  body: readMarkdown(text),
})
