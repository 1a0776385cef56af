import type { ArticleKind } from './article.ts'

type ArticleRef = { kind: ArticleKind; key: string | null; slug: string }

/** The path of an article, without its language. */
export function articlePath({ kind, key, slug }: ArticleRef) {
  if (kind === 'guide') return `/guides/${slug}`
  if (kind === 'post') return `/blog/${slug}`
  return key ? `/${key}` : `/pages/${slug}`
}
