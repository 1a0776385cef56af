import { asc, eq, sql } from 'drizzle-orm'
import { inLocale, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isPublished } from '../queries.ts'
import { articleCategories, articles } from '../schema.ts'

/** The categories of posts, each with the number of its published posts. */
export async function listArticleCategories(db: Db, locale: Locale) {
  const rows = await db
    .select({
      slug: articleCategories.slug,
      name: articleCategories.name,
      rank: articleCategories.rank,
      posts: sql<number>`(count(${articles.id}) filter (where ${articles.kind} = 'post' and ${isPublished()}))::int`,
    })
    .from(articleCategories)
    .leftJoin(articles, eq(articles.category, articleCategories.slug))
    .groupBy(articleCategories.slug)
    .orderBy(asc(articleCategories.rank), asc(articleCategories.slug))
  return rows.map(({ name, ...row }) => ({ ...row, label: inLocale(name, locale), name }))
}
export type ArticleCategory = Awaited<ReturnType<typeof listArticleCategories>>[number]
