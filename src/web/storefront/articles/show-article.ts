import { formatDate } from '#kit/clock.ts'
import { langIfOther, type Locale } from '#kit/localized.ts'
import type { ArticleKind } from '#shop/content/articles/article.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import type { ListedArticle } from '#shop/content/queries.ts'
import { readingMinutes } from '#shop/content/documents/reading-minutes.ts'

/** An article as a list shows it; guides are timeless, posts have a day. */
export const showArticle = (kind: ArticleKind, locale: Locale, article: ListedArticle) => ({
  path: articlePath({ ...article, kind }),
  lang: langIfOther(article.locale, locale),
  title: article.title,
  summary: article.summary,
  cover: article.cover,
  author: article.author,
  day: kind === 'post' && article.publishedAt ? formatDate(article.publishedAt, locale) : null,
  minutes: readingMinutes(article.words, locale),
})
export type ShownArticle = ReturnType<typeof showArticle>
