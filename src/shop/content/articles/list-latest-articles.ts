import { and, desc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import type { ArticleKind } from './article.ts'
import { isPublished, listArticles } from '../queries.ts'
import { articles } from '../schema.ts'

type LatestQuery = { kind: ArticleKind; locale: Locale; limit: number }

/** The latest published articles, with their cover pictures. */
export async function listLatestArticles(db: Db, { kind, locale, limit }: LatestQuery) {
  const newest = await db
    .select({ id: articles.id, file: media.file, alt: mediaTranslations.alt })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverId))
    .leftJoin(
      mediaTranslations,
      and(eq(mediaTranslations.mediaId, articles.coverId), eq(mediaTranslations.locale, locale)),
    )
    .where(and(eq(articles.kind, kind), isPublished()))
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(limit)
  if (!newest.length) return []
  const latest = await listArticles(db, { kind, locale, only: newest.map(({ id }) => id) })
  return newest.flatMap(({ id, file, alt }) => {
    const article = latest.find((one) => one.id === id)
    return article ? [{ ...article, cover: file === null ? null : { file, alt: alt ?? '' } }] : []
  })
}
export type LatestArticle = Awaited<ReturnType<typeof listLatestArticles>>[number]
