import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from './schema.ts'

type MediaQuery = { text: string; limit: number; offset?: number }

/** Pictures of the library by the words that describe them or by their names, the newest first. */
export async function searchMedia(db: Db, locale: Locale, { text, limit, offset = 0 }: MediaQuery) {
  const words = fold(text).split(' ').filter(Boolean)
  const matches = words.map(
    (word) =>
      sql`(vi_fold(${media.file}) like ${`%${word}%`} or exists (select 1 from ${mediaTranslations} w where w.media_id = ${media.id} and vi_fold(w.alt) like ${`%${word}%`}))`,
  )
  const rows = await db
    .select({ file: media.file, width: media.width, height: media.height, alt: mediaTranslations.alt })
    .from(media)
    .leftJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(and(...matches))
    .orderBy(desc(media.createdAt), media.file)
    .limit(limit)
    .offset(offset)
  return rows.map(({ file, width, height, alt }) => ({
    file,
    alt: alt ?? '',
    ratio: Math.round((height / width) * 1000) / 1000,
  }))
}
export type MediaMatch = Awaited<ReturnType<typeof searchMedia>>[number]
