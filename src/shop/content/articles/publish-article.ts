import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { contentChanged } from '../events.ts'
import { refuseIncomplete } from './missing-parts.ts'
import { articles } from '../schema.ts'
import { articleTitleOf } from './article-title-of.ts'

/** Publishes the article at once, or from `at` on; refused while it is incomplete. Published again, it keeps its first day. */
export async function publishArticle(db: Db, actor: string, articleId: string, at = new Date()) {
  const isLater = at > new Date()
  await db.transaction(async (tx) => {
    const [article] = await tx
      .update(articles)
      .set({
        state: isLater ? 'scheduled' : 'published',
        publishedAt: isLater
          ? at
          : sql`least(coalesce(${articles.publishedAt}, ${at.toISOString()}), ${at.toISOString()})`,
      })
      .where(eq(articles.id, articleId))
      .returning({ id: articles.id, key: articles.key })
    if (!article) return
    await refuseIncomplete(tx, article.id)
    await recordChange(tx, actor, {
      verb: 'article.published',
      id: article.id,
      name: await articleTitleOf(tx, article.id),
    })
    await emit(tx, contentChanged(article, actor))
  })
}
