import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { locales, pathIn, type Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { refuseStale } from '#platform/forms/refuse-stale.ts'
import { m } from '#words/messages.js'
import { articleDraft, type ArticleDraft, type ArticleInput } from './article-draft.ts'
import { articlePath } from './article-path.ts'
import { wordCount } from '../documents/document.ts'
import { contentChanged } from '../events.ts'
import { refuseIncomplete } from './missing-parts.ts'
import { redirectMovedAddress } from '../redirects/redirect-moved-address.ts'
import { articles, articleTranslations, articleVersions } from '../schema.ts'

type ArticleRow = typeof articles.$inferSelect
type TextRow = typeof articleTranslations.$inferSelect
type Saving = { tx: Db; actor: string; article: ArticleRow; draft: ArticleDraft }

/**
 * Creates an article, or changes the one with the draft's id or key; a new one is a draft until it is published. Saved again unchanged, nothing changes.
 * zod throws on an invalid draft.
 */
export async function saveArticle(
  db: Db,
  actor: string,
  input: ArticleInput,
  expectedVersion?: string,
): Promise<{ id: string }> {
  const draft = articleDraft.parse(input)
  return db.transaction(async (tx) => {
    const { article, isMoved, before } = await saveArticleRow(tx, draft, expectedVersion)
    const saving = { tx, actor, article, draft }
    const changes = []
    for (const locale of locales) changes.push(...(await saveText(saving, locale)))
    if (isMoved || changes.length) {
      // A published or scheduled article must stay complete.
      if (article.state === 'published' || article.state === 'scheduled') await refuseIncomplete(tx, article.id)
      await tx.update(articles).set({ updatedAt: new Date() }).where(eq(articles.id, article.id))
      await recordChange(tx, actor, {
        verb: 'article.saved',
        id: article.id,
        name: draft.vi.title,
        before: before && { ...before, ...Object.fromEntries(changes.map(({ name, was }) => [name, was])) },
        after: { ...factsOf(article), ...Object.fromEntries(changes.map(({ name, is }) => [name, is])) },
      })
      await emit(tx, contentChanged(article, actor))
    }
    return { id: article.id }
  })
}

const facts = ['kind', 'key', 'category', 'coverId', 'rank'] as const
const factsOf = (article: ArticleRow) => pick(article, facts)

async function saveArticleRow(tx: Db, draft: ArticleDraft, expectedVersion: string | undefined) {
  const { kind, key, category, coverId, rank } = draft
  const values = { kind, category: category ?? null, coverId: coverId ?? null, rank }
  const isArticle = draft.id ? eq(articles.id, draft.id) : key ? eq(articles.key, key) : undefined
  // Locked until the end, so that two writers of one article follow each other.
  const [stored] = isArticle ? await tx.select().from(articles).where(isArticle).for('update') : []
  if (!stored) {
    const [created] = await tx
      .insert(articles)
      .values({ ...values, key: key ?? null, id: draft.id })
      .returning()
    return { article: created!, isMoved: true, before: null }
  }
  refuseStale(expectedVersion, stored.updatedAt)
  // The shop's own code finds an article by its key, so an editor that sends no key does not remove it.
  const next = { ...stored, ...values, key: key === undefined ? stored.key : key }
  const before = factsOf(stored)
  const isMoved = !isDeepStrictEqual(before, factsOf(next))
  if (isMoved) await tx.update(articles).set(factsOf(next)).where(eq(articles.id, stored.id))
  return { article: next, isMoved, before }
}

const parts = ['slug', 'title', 'summary', 'body', 'seoTitle', 'seoDescription', 'author', 'tags'] as const

/** Saves the text of one language. A language that the draft leaves out stays as it is. */
async function saveText({ tx, actor, article, draft }: Saving, locale: Locale) {
  const text = draft[locale]
  if (!text) return []
  const values = {
    ...text,
    seoTitle: text.seoTitle || null,
    seoDescription: text.seoDescription || null,
    author: text.author || null,
  }
  const isText = and(eq(articleTranslations.articleId, article.id), eq(articleTranslations.locale, locale))
  const [storedText] = await tx.select().from(articleTranslations).where(isText)
  if (storedText && isDeepStrictEqual(pick(storedText, parts), pick(values, parts))) return []
  await refuseTaken(tx, article, locale, text.slug)
  const at = draft.changedAt ?? new Date()
  const row = { articleId: article.id, locale, ...values, words: wordCount(text.body), updatedAt: at }
  await tx
    .insert(articleTranslations)
    .values(row)
    .onConflictDoUpdate({ target: [articleTranslations.articleId, articleTranslations.locale], set: row })
  await tx
    .insert(articleVersions)
    .values({ ...pick(values, parts), articleId: article.id, locale, by: actor, at: draft.changedAt })
  if (storedText && storedText.slug !== text.slug)
    await redirectOldAddress({ tx, actor, article, draft }, storedText, text.slug)
  return parts
    .filter((part) => !isDeepStrictEqual(storedText?.[part], values[part]))
    .map((part) => ({ name: `${locale}.${part}`, was: storedText?.[part] ?? null, is: values[part] }))
}

/** An article that was never published needs no redirect from its address; a page with a key keeps its address anyway. */
async function redirectOldAddress({ tx, actor, article }: Saving, storedText: TextRow, slug: string) {
  if (!article.publishedAt || (article.kind === 'page' && article.key)) return
  const address = (one: string) => pathIn(storedText.locale, articlePath({ ...article, slug: one }))
  await redirectMovedAddress(tx, actor, { from: address(storedText.slug), to: address(slug) })
}

async function refuseTaken(tx: Db, { id }: ArticleRow, locale: Locale, slug: string) {
  const [owner] = await tx
    .select({ articleId: articleTranslations.articleId })
    .from(articleTranslations)
    .where(and(eq(articleTranslations.locale, locale), eq(articleTranslations.slug, slug)))
  if (owner && owner.articleId !== id) throw new Refusal('slug-taken', m.policy_slug_taken, { slug })
}
