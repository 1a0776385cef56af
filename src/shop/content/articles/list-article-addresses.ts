import { and, asc, desc, eq } from 'drizzle-orm'
import { localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import type { ArticleKind } from './article.ts'
import { articlePath } from './article-path.ts'
import { isPublished } from '../queries.ts'
import { articles, articleTranslations } from '../schema.ts'

type Range = { kind: ArticleKind; skip?: number; most?: number }

/** The addresses of the published articles of a kind, in both languages; an article without English has its Vietnamese text at the English address. */
export async function listArticleAddresses(db: Db, { kind, skip = 0, most = 10_000 }: Range) {
  const rows = await db
    .select({ id: articles.id, key: articles.key, updatedAt: articles.updatedAt, cover: media.file })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(and(eq(articles.kind, kind), isPublished()))
    .orderBy(desc(articles.publishedAt), asc(articles.id))
    .offset(skip)
    .limit(most)
  const texts = await db
    .select({ id: articleTranslations.articleId, locale: articleTranslations.locale, slug: articleTranslations.slug })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
    .where(and(eq(articles.kind, kind), isPublished()))
  const slugOf = new Map(texts.map(({ id, locale, slug }) => [`${id} ${locale}`, slug]))
  return rows.flatMap(({ id, key, updatedAt, cover }) => {
    const vi = slugOf.get(`${id} vi`)
    if (!vi) return []
    const paths = localized((locale) => articlePath({ kind, key, slug: slugOf.get(`${id} ${locale}`) ?? vi }))
    return [{ id, paths, updatedAt, cover }]
  })
}
