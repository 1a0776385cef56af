import { and, eq } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import { articleStateNow } from './list-article-rows.ts'
import { articleDrafts, articles, articleTranslations } from '../schema.ts'

/** An article in any state, with its texts in both languages and this user's unsaved draft. */
export async function findArticleForEdit(db: Db, id: string, ownerId: string) {
  const [article] = await db
    .select({ article: articles, state: articleStateNow, cover: media.file })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(eq(articles.id, id))
  if (!article) return
  const texts = await db.select().from(articleTranslations).where(eq(articleTranslations.articleId, id))
  const isOwnDraft = and(eq(articleDrafts.articleId, id), eq(articleDrafts.ownerId, ownerId))
  const [draft] = await db.select().from(articleDrafts).where(isOwnDraft)
  const textIn = (locale: Locale) => texts.find((text) => text.locale === locale)
  return {
    ...article.article,
    state: article.state,
    cover: article.cover,
    ...localized(textIn),
    draft: draft && { fields: draft.fields, at: draft.updatedAt },
  }
}
export type EditedArticle = NonNullable<Awaited<ReturnType<typeof findArticleForEdit>>>
