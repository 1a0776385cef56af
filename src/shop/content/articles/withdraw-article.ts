import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { contentChanged } from '../events.ts'
import { articles } from '../schema.ts'
import { articleTitleOf } from './article-title-of.ts'

/** Takes an article offline: back to a draft, or into the archive for good. Its text stays; a planned day that has not come is forgotten. */
export async function withdrawArticle(db: Db, actor: string, articleId: string, to: 'draft' | 'archived' = 'draft') {
  await db.transaction(async (tx) => {
    const [article] = await tx
      .update(articles)
      .set({
        state: to,
        publishedAt: sql`case when ${articles.state} = 'scheduled' and ${articles.publishedAt} > now() then null
          else ${articles.publishedAt} end`,
      })
      .where(eq(articles.id, articleId))
      .returning({ id: articles.id, key: articles.key })
    if (!article) return
    await recordChange(tx, actor, {
      verb: 'article.withdrawn',
      id: article.id,
      name: await articleTitleOf(tx, article.id),
    })
    await emit(tx, contentChanged(article, actor))
  })
}
