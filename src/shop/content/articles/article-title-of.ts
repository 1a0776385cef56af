import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { articleTranslations } from '../schema.ts'

/** The title of an article in the audit log: the Vietnamese one. */
export async function articleTitleOf(tx: Db, articleId: string) {
  const own = and(eq(articleTranslations.articleId, articleId), eq(articleTranslations.locale, 'vi'))
  const [text] = await tx.select({ title: articleTranslations.title }).from(articleTranslations).where(own)
  return text?.title
}
