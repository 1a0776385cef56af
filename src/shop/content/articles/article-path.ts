import type { Locale } from '#kit/localized.ts'
import type { ArticleKind } from './article.ts'

type ArticleRef = { kind: ArticleKind; key: string | null; slug: string }

/** The path of an article, without its language. */
export function articlePath({ kind, key, slug }: ArticleRef) {
  if (kind === 'guide') return `/guides/${slug}`
  if (kind === 'post') return `/blog/${slug}`
  return key ? `/${key}` : `/pages/${slug}`
}

/** The same with its language, as browsers show it. */
export const articleAddressIn = (locale: Locale, article: ArticleRef) =>
  (locale === 'en' ? '/en' : '') + articlePath(article)
