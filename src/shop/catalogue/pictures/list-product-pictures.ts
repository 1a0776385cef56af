import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { productMedia } from '../schema.ts'
import { type Locale, localized } from '#kit/localized.ts'

/** A product's pictures in their order, with alternative text in both languages and the options they belong to. */
export async function listProductPictures(db: Db, productId: string) {
  const rows = await db
    .select({
      mediaId: media.id,
      file: media.file,
      options: productMedia.options,
      locale: mediaTranslations.locale,
      alt: mediaTranslations.alt,
    })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .leftJoin(mediaTranslations, eq(mediaTranslations.mediaId, media.id))
    .where(eq(productMedia.productId, productId))
    .orderBy(asc(productMedia.position), asc(productMedia.id))
  return [...Map.groupBy(rows, ({ mediaId }) => mediaId).values()].map((words) => {
    const { mediaId, file, options } = words[0]!
    const altIn = (locale: Locale) => words.find((row) => row.locale === locale)?.alt ?? ''
    return { mediaId, file, options, alt: localized(altIn) }
  })
}
export type ProductPicture = Awaited<ReturnType<typeof listProductPictures>>[number]
