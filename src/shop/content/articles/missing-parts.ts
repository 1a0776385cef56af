import { and, eq } from 'drizzle-orm'
import { locales, type Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { ArticleKind } from './article.ts'
import type { Document, DocumentNode } from '../documents/document.ts'
import { articles, articleTranslations } from '../schema.ts'

/** The parts that an article needs before it can be published. Vietnamese is always required; English only once it was begun. */
type MissingPart = 'category' | `${Locale}.${'title' | 'summary' | 'body'}`
type Text = { title: string; summary: string; body: Document }
type Written = { kind: ArticleKind; category: string | null } & Partial<Record<Locale, Text>>

/** The one rule of completeness: each language with a title, a summary and a body, and a post with its category. */
export function missingPartsOf({ kind, category, ...texts }: Written): MissingPart[] {
  const ofTexts = locales.flatMap((locale): MissingPart[] => {
    const text = texts[locale]
    if (!text) return locale === 'vi' ? ['vi.title', 'vi.summary', 'vi.body'] : []
    return [
      ...(text.title.trim() ? [] : [`${locale}.title` as const]),
      ...(text.summary.trim() ? [] : [`${locale}.summary` as const]),
      ...(showsSomething(text.body) ? [] : [`${locale}.body` as const]),
    ]
  })
  return kind === 'post' && !category ? ['category', ...ofTexts] : ofTexts
}

const shown = new Set(['image', 'video', 'productCard', 'figure', 'embed'])
const showsSomething = (node: Document | DocumentNode): boolean =>
  shown.has(node.type) || ('text' in node && Boolean(node.text?.trim())) || (node.content ?? []).some(showsSomething)

/** The same for a stored article. */
export async function findMissingParts(tx: Db, articleId: string): Promise<MissingPart[]> {
  const [article] = await tx.select().from(articles).where(eq(articles.id, articleId))
  if (!article) return []
  const textIn = async (locale: Locale) => {
    const isText = and(eq(articleTranslations.articleId, articleId), eq(articleTranslations.locale, locale))
    return (await tx.select().from(articleTranslations).where(isText))[0]
  }
  return missingPartsOf({
    kind: article.kind,
    category: article.category,
    vi: await textIn('vi'),
    en: await textIn('en'),
  })
}

export async function refuseIncomplete(tx: Db, articleId: string) {
  const missing = await findMissingParts(tx, articleId)
  if (missing.length) throw new Refusal('article-incomplete', describeMissingParts, { lacks: missing })
}

const describeMissingParts = ({ lacks }: { lacks: MissingPart[] }, { locale }: { locale: Locale }) =>
  m.post_incomplete(
    { missing: lacks.map((missingPart) => describeMissingPart(missingPart, locale)).join(', ') },
    { locale },
  )

function describeMissingPart(missingPart: MissingPart, spoken: Locale) {
  const options = { locale: spoken }
  if (missingPart === 'category') return m.post_category({}, options)
  const part = missingPart.slice(3)
  const name =
    part === 'title'
      ? m.post_title({}, options)
      : part === 'summary'
        ? m.post_summary({}, options)
        : m.post_body({}, options)
  return missingPart.startsWith('vi') ? name : m.post_in_english({ part: name }, options)
}
