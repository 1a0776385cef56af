import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { articleDrafts } from '../schema.ts'

type Draft = { articleId: string; ownerId: string; fields: Record<string, string> }

/** Stores input that is not saved yet; readers do not see it. */
export const saveArticleDraft = (db: Db, { articleId, ownerId, fields }: Draft) =>
  db
    .insert(articleDrafts)
    .values({ articleId, ownerId, fields })
    .onConflictDoUpdate({
      target: [articleDrafts.articleId, articleDrafts.ownerId],
      set: { fields, updatedAt: sql`now()` },
    })

/** Deletes the draft after it was saved or discarded. */
export const dropArticleDraft = (db: Db, articleId: string, ownerId: string) =>
  db.delete(articleDrafts).where(and(eq(articleDrafts.articleId, articleId), eq(articleDrafts.ownerId, ownerId)))
