import { eq, inArray, sql } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { productMedia, products, productTranslations } from '#shop/catalogue/schema.ts'
import { articles, articleTranslations } from '#shop/content/schema.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'

const shownLimit = 100

/**
 * Every place that shows a picture, one row each with the id of the product or article. An article counts with its earlier versions and drafts, and
 * the home page with its draft, because they can be restored or published.
 */
export const picturePlaces = sql`(
  select m.file, 'product' as kind, p.product_id as id from product_media p join media m on m.id = p.media_id
  union select m.file, 'article', a.id from articles a join media m on m.id = a.cover_id
  union select jsonb_path_query(t.body, '$.**.file') #>> '{}', 'article', t.article_id
    from (select article_id, body from article_translations union all select article_id, body from article_versions) t
  union select m.file, 'article', d.article_id
    from (select article_id, fields::text as words from article_drafts offset 0) d
    join media m on strpos(d.words, m.file) > 0 or strpos(d.words, m.id::text) > 0
  union select m.file, 'home', null::uuid from settings s join media m on strpos(s.value::text, m.file) > 0
    where s.key in ('home', 'homeDraft')
)`

/** A picture of the library with what it says and everything that shows it. */
export async function findMedia(db: Db, locale: Locale, mediaId: string) {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId))
  if (!row) return
  const words = await db.select().from(mediaTranslations).where(eq(mediaTranslations.mediaId, mediaId))
  const ofProducts = await db
    .selectDistinct({ id: products.id, name: productTranslations.name, status: products.status })
    .from(productMedia)
    .innerJoin(products, eq(products.id, productMedia.productId))
    .innerJoin(productTranslations, productTextIn(locale))
    .where(eq(productMedia.mediaId, mediaId))
    .limit(shownLimit)
  const places = await rowsOf<{ kind: 'product' | 'article' | 'home'; id: string }>(
    db,
    sql`select kind, id from ${picturePlaces} place where file = ${row.file}`,
  )
  const articleIds = places.filter(({ kind }) => kind === 'article').map(({ id }) => id)
  const ofArticles = await db
    .selectDistinctOn([articles.id], { id: articles.id, title: articleTranslations.title })
    .from(articles)
    .innerJoin(articleTranslations, eq(articleTranslations.articleId, articles.id))
    .where(inArray(articles.id, articleIds))
    .orderBy(articles.id, sql`${articleTranslations.locale} = ${locale} desc`)
    .limit(shownLimit)
  const isOnHome = places.some(({ kind }) => kind === 'home')
  const altIn = (altLocale: Locale) => words.find((one) => one.locale === altLocale)?.alt ?? ''
  const shown = { products: ofProducts, articles: ofArticles, isOnHome, isUsed: places.length > 0 }
  return { ...row, alt: localized(altIn), ...shown }
}
