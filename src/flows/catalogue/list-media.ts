import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { picturePlaces } from './find-media.ts'

export const mediaPerPage = 24
type MediaListParams = { text: string; use: 'unused' | null; page: number }

const where = ({ text, use }: Omit<MediaListParams, 'page'>) => {
  const words = fold(text).split(' ').filter(Boolean)
  const alike = words.map((word) => sql`vi_fold(w.alt) like ${`%${word}%`}`)
  return and(
    words.length
      ? sql`${media.id} in (select w.media_id from media_translations w where ${sql.join(alike, sql` and `)})`
      : undefined,
    use === 'unused'
      ? sql`not exists (select 1 from ${picturePlaces} place where place.file = ${media.file})`
      : undefined,
  )
}

/** One page of the library, the newest first, with the number of places that show each picture. */
export async function listMedia(db: Db, locale: Locale, { page, ...asked }: MediaListParams) {
  const rows = await db
    .select({ id: media.id, file: media.file, alt: mediaTranslations.alt })
    .from(media)
    .leftJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(where(asked))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(mediaPerPage)
    .offset((page - 1) * mediaPerPage)
  const files = sql.param(rows.map(({ file }) => file))
  const shown = await rowsOf<{ file: string; places: number }>(
    db,
    sql`select file, count(*)::int as places from ${picturePlaces} place
      where file = any(${files}::text[]) group by file`,
  )
  const placesOf = new Map(shown.map(({ file, places }) => [file, places]))
  return rows.map((row) => ({ ...row, alt: row.alt ?? '', places: placesOf.get(row.file) ?? 0 }))
}

export async function countMedia(db: Db, filter: Omit<MediaListParams, 'page'>) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(media)
    .where(where(filter))
  return row!.count
}
