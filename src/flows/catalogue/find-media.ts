import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productMedia, products, productWords } from '#shop/catalogue/schema.ts'
import { articles, articleTexts } from '#shop/content/schema.ts'
import { media, mediaWords } from '#shop/media/schema.ts'

const shownLimit = 100

/** A picture of the library with what it says and everything that shows it. */
export async function findMedia(db: Db, locale: Locale, mediaId: string) {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId))
  if (!row) return
  const words = await db.select().from(mediaWords).where(eq(mediaWords.mediaId, mediaId))
  const ofProducts = await db
    .selectDistinct({ id: products.id, name: productWords.name, status: products.status })
    .from(productMedia)
    .innerJoin(products, eq(products.id, productMedia.productId))
    .innerJoin(productWords, and(eq(productWords.productId, products.id), eq(productWords.locale, locale)))
    .where(eq(productMedia.mediaId, mediaId))
    .limit(shownLimit)
  const ofArticles = await db
    .selectDistinct({ id: articles.id, title: articleTexts.title })
    .from(articles)
    .innerJoin(articleTexts, and(eq(articleTexts.articleId, articles.id), eq(articleTexts.locale, locale)))
    .where(sql`${articles.coverId} = ${mediaId} or ${articleTexts.body}::text like ${`%${row.file}%`}`)
    .limit(shownLimit)
  const altIn = (altLocale: Locale) => words.find((one) => one.locale === altLocale)?.alt ?? ''
  return { ...row, alt: { vi: altIn('vi'), en: altIn('en') }, products: ofProducts, articles: ofArticles }
}
