import { and, eq } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { findVersion } from './list-versions.ts'
import { saveArticle } from './save-article.ts'
import { articles, articleTranslations } from '../schema.ts'
import { withdrawArticle } from './withdraw-article.ts'
import type { Locale } from '#kit/localized.ts'

const parts = ['title', 'summary', 'body', 'seoTitle', 'seoDescription', 'author', 'tags'] as const

/**
 * Restores an earlier version of an article in one language; its address stays. The text in between stays among the versions. A scheduled publication is
 * cancelled.
 */
export const restoreVersion = (db: Db, actor: string, articleId: string, versionId: string) =>
  db.transaction(async (tx) => {
    const version = await findVersion(tx, articleId, versionId)
    const [article] = await tx.select().from(articles).where(eq(articles.id, articleId))
    if (!version || !article) throw new Refusal('version-unknown', m.post_version_unknown, {})
    const text = async (locale: Locale) => {
      const isText = and(eq(articleTranslations.articleId, articleId), eq(articleTranslations.locale, locale))
      const [current] = await tx.select().from(articleTranslations).where(isText)
      if (locale === version.locale) return { ...pick(version, parts), slug: current?.slug ?? version.slug }
      return current && { ...pick(current, parts), slug: current.slug }
    }
    const { id, kind, category, coverId, rank } = article
    // The scheduled text was a different one, so the restored text must be scheduled anew.
    if (article.state === 'scheduled') await withdrawArticle(tx, actor, id)
    const vi = (await text('vi'))!
    return saveArticle(tx, actor, { id, kind, category, coverId, rank, vi, en: await text('en') })
  })
