import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedRows } from '#platform/postgres/prepared.server.ts'
import { fillBlanks, insertParts, type Filling } from '../documents/fill-blanks.ts'
import { isPublished } from '../queries.ts'
import { articles, articleTranslations, policyVersions } from '../schema.ts'

type HoldRequest = { keys: readonly string[]; locale: Locale; filling: Filling }
type Current = { key: string; articleId: string; locale: Locale; digest: string; held: string | null }

/** Stores the current texts of these keys as a reader of this language sees them, and answers their ids; a version that is stored already is reused. */
export async function holdTexts(db: Db, { keys, locale, filling }: HoldRequest): Promise<Record<string, string>> {
  const facts = digestOf(filling)
  const heldIds: Record<string, string> = {}
  for (const text of await listCurrent(db, { keys, locale, facts, now: new Date().toISOString() }))
    heldIds[text.key] = text.held ?? (await holdText(db, text, filling, facts))
  return heldIds
}

const digests = new WeakMap<Filling, string>()

/** The version of the way in which placeholders are filled. It is part of the digest: texts stored while unfilled placeholders still showed are not reused. */
const manner = 'untold sentences left out '

function digestOf(filling: Filling) {
  const digestInput = manner + JSON.stringify(filling)
  const digest = digests.get(filling) ?? createHash('sha256').update(digestInput).digest('base64url')
  digests.set(filling, digest)
  return digest
}

const listCurrent = preparedRows<Current>(
  sql`select distinct on (${articles.key}) ${articles.key} as key, ${articles.id} as "articleId",
        ${articleTranslations.locale} as locale, ${articleTranslations.digest} as digest, ${policyVersions.id} as held
      from ${articles} join ${articleTranslations} on ${articleTranslations.articleId} = ${articles.id}
      left join ${policyVersions} on ${policyVersions.key} = ${articles.key} and ${policyVersions.locale} = ${articleTranslations.locale}
        and ${policyVersions.source} = ${articleTranslations.digest} and ${policyVersions.facts} = ${sql.placeholder('facts')}
      where ${articles.kind} = 'page' and ${articles.key} = any(${sql.placeholder('keys')}::text[])
        and ${articleTranslations.locale} in (${sql.placeholder('locale')}, 'vi') and ${isPublished(sql.placeholder('now'))}
      order by ${articles.key}, ${articleTranslations.locale} = ${sql.placeholder('locale')} desc`,
)

async function holdText(db: Db, { key, articleId, locale, digest }: Current, filling: Filling, facts: string) {
  const isText = and(eq(articleTranslations.articleId, articleId), eq(articleTranslations.locale, locale))
  const [text] = await db.select().from(articleTranslations).where(isText)
  const { title, summary, updatedAt } = text!
  const body = insertParts(fillBlanks(text!.body, filling.facts), filling.parts)
  const row = { key, locale, title, summary, body, changedAt: updatedAt, source: digest, facts }
  const [created] = await db
    .insert(policyVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: policyVersions.id })
  return created?.id ?? findHeldId(db, row)
}

/** Another order stored it at the same moment. */
async function findHeldId(db: Db, { key, locale, source, facts }: typeof policyVersions.$inferInsert) {
  const same = and(
    eq(policyVersions.key, key),
    eq(policyVersions.locale, locale),
    eq(policyVersions.source, source),
    eq(policyVersions.facts, facts),
  )
  const [existing] = await db.select({ id: policyVersions.id }).from(policyVersions).where(same)
  return existing!.id
}
