import { and, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { articleVersions } from '../schema.ts'

const most = 100

/** The versions of an article in one language with their authors, the newest first. */
export const listVersions = (db: Db, articleId: string, locale: Locale) =>
  db
    .select({
      id: articleVersions.id,
      title: articleVersions.title,
      at: articleVersions.at,
      by: articleVersions.by,
      name: users.name,
    })
    .from(articleVersions)
    .leftJoin(users, sql`${articleVersions.by} = 'user:' || ${users.id}`)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.locale, locale)))
    .orderBy(desc(articleVersions.at), desc(articleVersions.id))
    .limit(most)

/** One version with its text; undefined if it belongs to another article. */
export const findVersion = async (db: Db, articleId: string, id: string) =>
  (
    await db
      .select()
      .from(articleVersions)
      .where(and(eq(articleVersions.id, id), eq(articleVersions.articleId, articleId)))
  )[0]
