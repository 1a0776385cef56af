import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productMedia } from '#shop/catalogue/schema.ts'
import { articles } from '#shop/content/schema.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'

export const mediaPerPage = 24
type MediaListParams = { text: string; use: 'unused' | null; page: number }

const ofProducts = sql<number>`(select count(distinct ${productMedia.productId})::int from ${productMedia} where ${productMedia.mediaId} = ${media.id})`
const ofArticles = sql<number>`(select count(*)::int from ${articles} where ${articles.coverId} = ${media.id})`

const where = ({ text, use }: Omit<MediaListParams, 'page'>) => {
  const words = fold(text).split(' ').filter(Boolean)
  const alike = words.map((word) => sql`vi_fold(w.alt) like ${`%${word}%`}`)
  return and(
    words.length
      ? sql`${media.id} in (select w.media_id from media_translations w where ${sql.join(alike, sql` and `)})`
      : undefined,
    use === 'unused'
      ? sql`not exists (select 1 from ${productMedia} where ${productMedia.mediaId} = ${media.id}) and not exists (select 1 from ${articles} where ${articles.coverId} = ${media.id})`
      : undefined,
  )
}

/** One page of the library, the newest first, with how many products and articles show each picture. */
export async function listMedia(db: Db, locale: Locale, { page, ...asked }: MediaListParams) {
  const rows = await db
    .select({ id: media.id, file: media.file, alt: mediaTranslations.alt, products: ofProducts, articles: ofArticles })
    .from(media)
    .leftJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(where(asked))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(mediaPerPage)
    .offset((page - 1) * mediaPerPage)
  return rows.map((row) => ({ ...row, alt: row.alt ?? '' }))
}

export async function countMedia(db: Db, filter: Omit<MediaListParams, 'page'>) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(media)
    .where(where(filter))
  return row!.count
}
