import { and, eq, sql } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productMedia, products, productTranslations } from '#shop/catalogue/schema.ts'
import { articles, articleTranslations } from '#shop/content/schema.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'

const shownLimit = 100

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
  const ofArticles = await db
    .selectDistinct({ id: articles.id, title: articleTranslations.title })
    .from(articles)
    .innerJoin(
      articleTranslations,
      and(eq(articleTranslations.articleId, articles.id), eq(articleTranslations.locale, locale)),
    )
    .where(sql`${articles.coverId} = ${mediaId} or ${articleTranslations.body}::text like ${`%${row.file}%`}`)
    .limit(shownLimit)
  const altIn = (altLocale: Locale) => words.find((one) => one.locale === altLocale)?.alt ?? ''
  return { ...row, alt: localized(altIn), products: ofProducts, articles: ofArticles }
}
