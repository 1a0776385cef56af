import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from './schema.ts'

export type NamedPicture = { file: string; alt: string; ratio: number }

/** Pictures of the library by name, with their description in one language; unknown names are left out. */
export async function findPictures(db: Db, locale: Locale, files: string[]): Promise<Map<string, NamedPicture>> {
  if (!files.length) return new Map()
  const rows = await db
    .select({ file: media.file, width: media.width, height: media.height, alt: mediaTranslations.alt })
    .from(media)
    .leftJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(inArray(media.file, files))
  return new Map(
    rows.map(({ file, width, height, alt }) => [
      file,
      { file, alt: alt ?? '', ratio: Math.round((height / width) * 1000) / 1000 },
    ]),
  )
}
