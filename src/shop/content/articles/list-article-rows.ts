import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import type { ArticleKind, ArticleState } from './article.ts'
import { articleDrafts, articles, articleTranslations } from '../schema.ts'

export const articleSorts = ['-updated', 'updated', '-published', 'published', 'title', '-title'] as const
export const articleRowsPerPage = 25

type ArticleListParams = {
  kind: ArticleKind | null
  state: ArticleState | null
  category: string | null
  /** Only those that English readers see in Vietnamese. */
  english: 'lacks' | null
  text: string
  sort: (typeof articleSorts)[number]
  page: number
}

/** A scheduled article counts as published once its time has come. */
export const articleStateNow = sql<ArticleState>`case when ${articles.state} = 'scheduled' and ${articles.publishedAt} <= now() then 'published' else ${articles.state} end`

const lacksEnglish = sql<boolean>`not exists (select 1 from ${articleTranslations} e where e.article_id = ${articles.id} and e.locale = 'en')`

function meets(text: string) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return
  const matches = words.map((word) => sql`vi_fold(w.title || ' ' || w.slug) like ${`%${word}%`}`)
  return sql`${articles.id} in (select w.article_id from ${articleTranslations} w where ${sql.join(matches, sql` and `)})`
}

type Narrowed = Omit<ArticleListParams, 'state' | 'sort' | 'page'>

const rowsWhere = ({ kind, category, english, text }: Narrowed) =>
  and(
    kind ? eq(articles.kind, kind) : undefined,
    category ? eq(articles.category, category) : undefined,
    english ? lacksEnglish : undefined,
    meets(text),
  )

/** The number of articles that match the search and the filters, in all and by state. */
export async function countArticleRows(db: Db, params: Narrowed) {
  const within = (state: ArticleState) => sql<number>`(count(*) filter (where ${articleStateNow} = ${state}))::int`
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      draft: within('draft'),
      scheduled: within('scheduled'),
      published: within('published'),
      archived: within('archived'),
    })
    .from(articles)
    .where(rowsWhere(params))
  return row!
}

const byTitle = sql`vi_fold(${articleTranslations.title})`
const order: Record<ArticleListParams['sort'], SQL> = {
  '-updated': desc(articles.updatedAt),
  updated: asc(articles.updatedAt),
  '-published': sql`${articles.publishedAt} desc nulls last`,
  published: sql`${articles.publishedAt} asc nulls last`,
  title: asc(byTitle),
  '-title': desc(byTitle),
}

/** One page of the list of all articles, drafts included. */
export const listArticleRows = (db: Db, locale: Locale, params: ArticleListParams) =>
  db
    .select({
      id: articles.id,
      kind: articles.kind,
      key: articles.key,
      category: articles.category,
      state: articleStateNow,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      cover: media.file,
      title: sql<string>`coalesce((select o.title from ${articleTranslations} o where o.article_id = ${articles.id} and o.locale = ${locale}), ${articleTranslations.title})`,
      slug: articleTranslations.slug,
      lacksEnglish,
      hasDraft: sql<boolean>`exists (select 1 from ${articleDrafts} d where d.article_id = ${articles.id})`,
    })
    .from(articles)
    .innerJoin(
      articleTranslations,
      and(eq(articleTranslations.articleId, articles.id), eq(articleTranslations.locale, 'vi')),
    )
    .leftJoin(media, eq(media.id, articles.coverId))
    .where(and(params.state ? sql`${articleStateNow} = ${params.state}` : undefined, rowsWhere(params)))
    .orderBy(order[params.sort], asc(articles.id))
    .limit(articleRowsPerPage)
    .offset((params.page - 1) * articleRowsPerPage)
export type ArticleRow = Awaited<ReturnType<typeof listArticleRows>>[number]
