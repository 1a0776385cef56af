import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Article } from '#shop/content/queries.ts'
import { readingMinutes } from '#shop/content/documents/reading-minutes.ts'

/** The facts that an article's page shows besides the body. */
export const viewArticle = (article: Article, locale: Locale) => ({
  kind: article.kind,
  title: article.title,
  summary: article.summary,
  seoTitle: article.seoTitle,
  seoDescription: article.seoDescription,
  author: article.author,
  tags: article.tags,
  cover: article.cover,
  categorySlug: article.category,
  written: article.locale,
  day: article.kind === 'post' && article.publishedAt ? formatDate(article.publishedAt, locale) : null,
  changed: formatDate(article.updatedAt, locale),
  dates: { published: article.publishedAt?.toISOString() ?? null, changed: article.updatedAt.toISOString() },
  minutes: readingMinutes(article.words, article.locale),
})
export type ViewedArticle = ReturnType<typeof viewArticle>
