import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { articleDrafts } from '../schema.ts'

type Draft = { articleId: string; ownerId: string; fields: Record<string, string> }

/** Keeps what somebody typed and did not save yet; readers see nothing of it. */
export const saveArticleDraft = (db: Db, { articleId, ownerId, fields }: Draft) =>
  db
    .insert(articleDrafts)
    .values({ articleId, ownerId, fields })
    .onConflictDoUpdate({
      target: [articleDrafts.articleId, articleDrafts.ownerId],
      set: { fields, updatedAt: sql`now()` },
    })

/** Lets go of it: it was saved, or is not wanted. */
export const dropArticleDraft = (db: Db, articleId: string, ownerId: string) =>
  db.delete(articleDrafts).where(and(eq(articleDrafts.articleId, articleId), eq(articleDrafts.ownerId, ownerId)))
