import { eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isPublished } from '../queries.ts'
import { policyKeys, type PolicyKey } from './policy.ts'
import { articles, articleTranslations } from '../schema.ts'

type PolicyRow = {
  key: PolicyKey
  title: string | null
  isOut: boolean
  changedAt: Partial<Record<Locale, Date>>
}

/** Every policy that orders refer to, written or not: its title in this language and the last change of each language. */
export async function listPolicies(db: Db, locale: Locale): Promise<PolicyRow[]> {
  const rows = await db
    .select({
      key: articles.key,
      locale: articleTranslations.locale,
      title: articleTranslations.title,
      updatedAt: articleTranslations.updatedAt,
      out: sql<boolean>`(${isPublished()})`,
    })
    .from(articles)
    .innerJoin(articleTranslations, eq(articleTranslations.articleId, articles.id))
    .where(inArray(articles.key, [...policyKeys]))
  return policyKeys.map((key) => {
    const texts = rows.filter((row) => row.key === key)
    return {
      key,
      title: (texts.find((text) => text.locale === locale) ?? texts[0])?.title ?? null,
      isOut: texts.some((text) => text.out),
      changedAt: Object.fromEntries(texts.map((text) => [text.locale, text.updatedAt])),
    }
  })
}
