import { and, eq, lte } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import { contentChanged } from '../events.ts'
import { findMissingParts } from './missing-parts.ts'
import { articles } from '../schema.ts'
import { articleTitleOf } from './article-title-of.ts'

/**
 * Scheduled articles whose time has come: readers can read them already, and now cached pages are refreshed. One that became incomplete (its category
 * was removed meanwhile) is a draft again that was never published, and the log says so. Runs every minute.
 */
export const publishDueArticles = (db: Db, at = new Date()) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: articles.id, key: articles.key })
      .from(articles)
      .where(and(eq(articles.state, 'scheduled'), lte(articles.publishedAt, at)))
      .for('update')
    let count = 0
    for (const article of due) {
      const isWhole = (await findMissingParts(tx, article.id)).length === 0
      await tx
        .update(articles)
        .set(isWhole ? { state: 'published' } : { state: 'draft', publishedAt: null })
        .where(eq(articles.id, article.id))
      const { id } = article
      if (isWhole) count += 1
      else await recordChange(tx, system, { verb: 'article.withdrawn', id, name: await articleTitleOf(tx, id) })
      await emit(tx, contentChanged(article, system))
    }
    return count
  })
