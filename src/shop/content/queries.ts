import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, sql, type Placeholder } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import type { ArticleKind } from './articles/article.ts'
import { articles, articleTranslations } from './schema.ts'

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

type ArticleQuery = { kind: ArticleKind; locale: Locale } & ({ key: string } | { slug: string })

/** A published article, by its key or by its slug in either language, in the page's language or else in Vietnamese. */
export async function findArticle(db: Db, query: ArticleQuery) {
  const isArticle =
    'key' in query
      ? eq(articles.key, query.key)
      : inArray(
          articles.id,
          db
            .select({ id: articleTranslations.articleId })
            .from(articleTranslations)
            .where(eq(articleTranslations.slug, query.slug)),
        )
  const rows = await db
    .select({ article: articles, text: articleTranslations, cover: media.file })
    .from(articles)
    .innerJoin(articleTranslations, eq(articleTranslations.articleId, articles.id))
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(and(isArticle, eq(articles.kind, query.kind), isPublished()))
  // Two articles may use one slug in different languages: the page's own language wins.
  const own =
    rows.find(({ text }) => 'slug' in query && text.slug === query.slug && text.locale === query.locale) ?? rows[0]
  const texts = rows.filter(({ article }) => article.id === own?.article.id)
  const shown = inOrder(texts, query.locale)
  if (!shown) return
  const vi = inOrder(texts, 'vi')!.text.slug
  const slugs = localized((locale) => texts.find(({ text }) => text.locale === locale)?.text.slug ?? vi)
  const { articleId: _, ...text } = shown.text
  return { ...shown.article, ...text, cover: shown.cover, slugs }
}
export type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>

const inOrder = <T extends { text: { locale: Locale } }>(rows: T[], locale: Locale) =>
  rows.find(({ text }) => text.locale === locale) ?? rows.find(({ text }) => text.locale === 'vi')

type ArticlesQuery = { kind: ArticleKind; category?: string; only?: string[] }
type Range = ArticlesQuery & { locale: Locale; limit?: number; offset?: number }

const isListed = ({ kind, category, only }: ArticlesQuery) =>
  and(
    eq(articles.kind, kind),
    category ? eq(articles.category, category) : undefined,
    only ? inArray(articles.id, only) : undefined,
    isPublished(),
  )

/** The number of published articles. */
export const countArticles = (db: Db, query: ArticlesQuery) => db.$count(articles, isListed(query))

/** Joins an article's text in one language, or else in Vietnamese: `.innerJoin(articleTranslations, articleTextIn(locale))`. */
export const articleTextIn = (locale: Locale) =>
  and(
    eq(articleTranslations.articleId, articles.id),
    sql`${articleTranslations.locale} = coalesce((select own.locale from ${articleTranslations} own
      where own.article_id = ${articles.id} and own.locale = ${locale}), 'vi')`,
  )

/** Published articles without their bodies: by rank, then newest first. `locale` of each: the language of its text. */
export const listArticles = (db: Db, { locale, limit = 100, offset = 0, ...query }: Range) =>
  db
    .select({
      id: articles.id,
      key: articles.key,
      category: articles.category,
      publishedAt: articles.publishedAt,
      cover: media.file,
      locale: articleTranslations.locale,
      slug: articleTranslations.slug,
      title: articleTranslations.title,
      summary: articleTranslations.summary,
      author: articleTranslations.author,
      words: articleTranslations.words,
    })
    .from(articles)
    .innerJoin(articleTranslations, articleTextIn(locale))
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(isListed(query))
    .orderBy(asc(articles.rank), desc(articles.publishedAt), asc(articles.id))
    .limit(limit)
    .offset(offset)
export type ListedArticle = Awaited<ReturnType<typeof listArticles>>[number]
