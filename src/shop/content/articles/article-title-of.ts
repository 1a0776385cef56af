import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { articleTexts } from '../schema.ts'

/** The title of an article in the audit log: the Vietnamese one. */
export async function articleTitleOf(tx: Db, articleId: string) {
  const own = and(eq(articleTexts.articleId, articleId), eq(articleTexts.locale, 'vi'))
  const [text] = await tx.select({ title: articleTexts.title }).from(articleTexts).where(own)
  return text?.title
}
