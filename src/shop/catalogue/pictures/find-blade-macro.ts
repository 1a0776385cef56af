import { and, asc, eq, like, or, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { cutoutEnding } from '#ui/cutout.ts'
import { productMedia, products, productTranslations } from '../schema.ts'
import { productTextIn } from '../texts/product-text-in.ts'

/**
 * A figure boot with a close-up picture of its blade, and the rocker of that blade in feet: the editors' choice first. All figure blades are pictured
 * from the same place.
 */
export async function findBladeMacro(db: Db, locale: Locale) {
  const [row] = await db
    .select({
      name: productTranslations.name,
      slug: productTranslations.slug,
      file: media.file,
      alt: mediaTranslations.alt,
      rockerFt: sql<number>`(${products.attributes} ->> 'rocker_ft')::int`,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .innerJoin(productMedia, eq(productMedia.productId, products.id))
    .innerJoin(
      media,
      and(
        eq(media.id, productMedia.mediaId),
        or(like(media.file, '%-blade'), like(media.file, `%-blade${cutoutEnding}`)),
      ),
    )
    .innerJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(
      and(
        eq(products.category, 'figure'),
        eq(products.status, 'active'),
        sql`jsonb_typeof(${products.attributes} -> 'rocker_ft') = 'number'`,
      ),
    )
    .orderBy(asc(products.choice), asc(products.publishedAt), asc(productMedia.position))
    .limit(1)
  return row
}
export type BladeMacro = NonNullable<Awaited<ReturnType<typeof findBladeMacro>>>
