import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import { contentChanged } from './events.ts'
import { articles } from './schema.ts'

/** Articles whose hour has come: readers find them already, and now the kept pages are told. Runs every minute. */
export const publishDueArticles = (db: Db, at = new Date()) =>
  db.transaction(async (tx) => {
    const due = await tx
      .update(articles)
      .set({ state: 'published' })
      .where(and(eq(articles.state, 'scheduled'), lte(articles.publishedAt, at)))
      .returning({ id: articles.id, key: articles.key })
    for (const article of due) await emit(tx, contentChanged(article, system))
    return due.length
  })
