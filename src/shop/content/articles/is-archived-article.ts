import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ArticleKind } from './article.ts'
import { articles, articleTranslations } from '../schema.ts'

/** Whether a published article at this address was archived for good. */
export async function isArchivedArticle(db: Db, { kind, slug }: { kind: ArticleKind; slug: string }) {
  const [article] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleTranslations, eq(articleTranslations.articleId, articles.id))
    .where(
      and(
        eq(articles.kind, kind),
        eq(articleTranslations.slug, slug),
        eq(articles.state, 'archived'),
        isNotNull(articles.publishedAt),
      ),
    )
    .limit(1)
  return article !== undefined
}
