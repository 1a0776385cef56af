import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { articles, articleTranslations } from '../schema.ts'

/** Deletes an article that was never published. A published one is archived instead: links to it exist. */
export const removeArticle = (db: Db, actor: string, articleId: string) =>
  db.transaction(async (tx) => {
    const [article] = await tx.select().from(articles).where(eq(articles.id, articleId)).for('update')
    if (!article) return
    if (article.publishedAt || article.key) throw new Refusal('article-was-out', m.post_was_out, {})
    const texts = await tx.select().from(articleTranslations).where(eq(articleTranslations.articleId, articleId))
    const vi = texts.find(({ locale }) => locale === 'vi')
    const before = Object.fromEntries(
      texts.flatMap(({ locale, title, body }) => [
        [`${locale}.title`, title],
        [`${locale}.body`, body],
      ]),
    )
    await recordChange(tx, actor, { verb: 'article.removed', id: articleId, name: vi?.title, before, after: null })
    await tx.delete(articles).where(eq(articles.id, articleId))
  })
