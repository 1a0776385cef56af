import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { locales, type Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { m } from '#words/messages.js'
import { articleDraft, type ArticleDraft, type ArticleInput } from './article-draft.ts'
import { contentChanged } from './events.ts'
import { articles, articleTexts } from './schema.ts'

/** Makes the article, or changes the one of the draft's id or key; a new one is a draft until it is published. Saved again unchanged, nothing moves. zod throws on a wrong draft. */
export async function saveArticle(db: Db, actor: string, input: ArticleInput): Promise<{ id: string }> {
  const draft = articleDraft.parse(input)
  return db.transaction(async (tx) => {
    const { id, isMoved } = await putArticle(tx, draft)
    let isChanged = isMoved
    for (const locale of locales) if (await putText(tx, id, locale, draft)) isChanged = true
    if (isChanged) {
      await tx.update(articles).set({ updatedAt: new Date() }).where(eq(articles.id, id))
      // The seam for redirects: whoever keeps old addresses reads the former slugs in putText.
      await emit(tx, contentChanged({ id, key: draft.key ?? null }, actor))
    }
    return { id }
  })
}

const factsOf = ({ kind, key, category, author, coverId, rank }: ArticleDraft) => ({
  kind,
  key: key ?? null,
  category: category ?? null,
  author: author ?? null,
  coverId: coverId ?? null,
  rank,
})

async function putArticle(tx: Db, draft: ArticleDraft) {
  const wanted = factsOf(draft)
  const which = draft.id ? eq(articles.id, draft.id) : draft.key ? eq(articles.key, draft.key) : undefined
  // Held until the end, so that two writers of one article follow each other.
  const [found] = which ? await tx.select().from(articles).where(which).for('update') : []
  if (!found) {
    const [made] = await tx
      .insert(articles)
      .values({ ...wanted, id: draft.id })
      .returning({ id: articles.id })
    return { id: made!.id, isMoved: true }
  }
  const { id, kind, key, category, author, coverId, rank } = found
  const isMoved = !isDeepStrictEqual({ kind, key, category, author, coverId, rank }, wanted)
  if (isMoved) await tx.update(articles).set(wanted).where(eq(articles.id, id))
  return { id, isMoved }
}

/** Whether the words of one language changed. A language that the draft leaves out stays as it is. */
async function putText(tx: Db, articleId: string, locale: Locale, draft: ArticleDraft) {
  const text = draft[locale]
  if (!text) return false
  const wanted = { ...text, seoTitle: text.seoTitle || null, seoDescription: text.seoDescription || null }
  const mine = and(eq(articleTexts.articleId, articleId), eq(articleTexts.locale, locale))
  const [found] = await tx.select().from(articleTexts).where(mine)
  if (found) {
    const { slug, title, summary, body, seoTitle, seoDescription } = found
    if (isDeepStrictEqual({ slug, title, summary, body, seoTitle, seoDescription }, wanted)) return false
  }
  await refuseTaken(tx, articleId, locale, text.slug)
  const row = { articleId, locale, ...wanted, updatedAt: draft.changedAt ?? new Date() }
  await tx
    .insert(articleTexts)
    .values(row)
    .onConflictDoUpdate({ target: [articleTexts.articleId, articleTexts.locale], set: row })
  return true
}

async function refuseTaken(tx: Db, articleId: string, locale: Locale, slug: string) {
  const [owner] = await tx
    .select({ articleId: articleTexts.articleId })
    .from(articleTexts)
    .where(and(eq(articleTexts.locale, locale), eq(articleTexts.slug, slug)))
  if (owner && owner.articleId !== articleId) throw new Refusal('slug-taken', m.content_slug_taken, { slug })
}
