import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, sql, type Placeholder } from 'drizzle-orm'
import type { Locale, Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import type { ArticleKind } from './articles/article.ts'
import { articles, articleTexts } from './schema.ts'

/**
 * Published articles, and scheduled ones whose time has come. A scheduled post whose category was removed meanwhile is incomplete (missing-parts.ts) and
 * stays hidden; no other part can go missing, since each save of a scheduled article checks all of them.
 */
export const isPublished = (now: Date | Placeholder = new Date()) =>
  and(
    or(
      eq(articles.state, 'published'),
      and(eq(articles.state, 'scheduled'), or(ne(articles.kind, 'post'), isNotNull(articles.category))),
    ),
    lte(articles.publishedAt, now),
  )

type Wanted = { kind: ArticleKind; locale: Locale } & ({ key: string } | { slug: string })

/** A published article, by its key or by its slug in either language, in the page's language or else in Vietnamese. */
export async function findArticle(db: Db, wanted: Wanted) {
  const which =
    'key' in wanted
      ? eq(articles.key, wanted.key)
      : inArray(
          articles.id,
          db.select({ id: articleTexts.articleId }).from(articleTexts).where(eq(articleTexts.slug, wanted.slug)),
        )
  const found = await db
    .select({ article: articles, text: articleTexts, cover: media.file })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(and(which, eq(articles.kind, wanted.kind), isPublished()))
  // Two articles may use one slug in different languages: the page's own language wins.
  const own =
    found.find(({ text }) => 'slug' in wanted && text.slug === wanted.slug && text.locale === wanted.locale) ?? found[0]
  const texts = found.filter(({ article }) => article.id === own?.article.id)
  const shown = inOrder(texts, wanted.locale)
  if (!shown) return
  const vi = inOrder(texts, 'vi')!.text.slug
  const slugs: Localized = { vi, en: texts.find(({ text }) => text.locale === 'en')?.text.slug ?? vi }
  const { articleId: _, ...text } = shown.text
  return { ...shown.article, ...text, cover: shown.cover, slugs }
}
export type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>

const inOrder = <T extends { text: { locale: Locale } }>(rows: T[], locale: Locale) =>
  rows.find(({ text }) => text.locale === locale) ?? rows.find(({ text }) => text.locale === 'vi')

type Asked = { kind: ArticleKind; category?: string; only?: string[] }
type Range = Asked & { locale: Locale; limit?: number; offset?: number }

const outWhere = ({ kind, category, only }: Asked) =>
  and(
    eq(articles.kind, kind),
    category ? eq(articles.category, category) : undefined,
    only ? inArray(articles.id, only) : undefined,
    isPublished(),
  )

/** The number of published articles. */
export const countArticles = (db: Db, asked: Asked) => db.$count(articles, outWhere(asked))

/** Published articles without their bodies: by rank, then newest first. */
export async function listArticles(db: Db, { locale, limit = 100, offset = 0, ...asked }: Range) {
  const wished = db
    .selectDistinctOn([articleTexts.articleId], {
      articleId: articleTexts.articleId,
      slug: articleTexts.slug,
      title: articleTexts.title,
      summary: articleTexts.summary,
      author: articleTexts.author,
      words: articleTexts.words,
    })
    .from(articleTexts)
    .where(inArray(articleTexts.locale, [locale, 'vi']))
    .orderBy(articleTexts.articleId, sql`${articleTexts.locale} = ${locale} desc`)
    .as('wished')
  return db
    .select({
      id: articles.id,
      key: articles.key,
      category: articles.category,
      publishedAt: articles.publishedAt,
      cover: media.file,
      slug: wished.slug,
      title: wished.title,
      summary: wished.summary,
      author: wished.author,
      words: wished.words,
    })
    .from(articles)
    .innerJoin(wished, eq(wished.articleId, articles.id))
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(outWhere(asked))
    .orderBy(asc(articles.rank), desc(articles.publishedAt), asc(articles.id))
    .limit(limit)
    .offset(offset)
}
export type ListedArticle = Awaited<ReturnType<typeof listArticles>>[number]
