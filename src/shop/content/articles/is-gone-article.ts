import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ArticleKind } from './article.ts'
import { articles, articleTexts } from '../schema.ts'

/** Whether an article once out at this address was put into the archive for good. */
export async function isGoneArticle(db: Db, { kind, slug }: { kind: ArticleKind; slug: string }) {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(
      and(
        eq(articles.kind, kind),
        eq(articleTexts.slug, slug),
        eq(articles.state, 'archived'),
        isNotNull(articles.publishedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}
