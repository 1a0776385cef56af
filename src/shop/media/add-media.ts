import { sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import { locales } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media, mediaTranslations } from './schema.ts'

type MediaDraft = { file: string; width: number; height: number; alt: Localized }

/** Registers pictures whose files are already stored; a known file keeps its id and its size. Answers the ids by file. */
export async function addMedia(db: Db, drafts: MediaDraft[]): Promise<Map<string, string>> {
  const rows = await db
    .insert(media)
    .values(drafts.map(({ file, width, height }) => ({ file, width, height })))
    .onConflictDoUpdate({ target: media.file, set: { file: sql`excluded.file` } })
    .returning({ id: media.id, file: media.file })
  const ids = new Map(rows.map((row) => [row.file, row.id]))
  const words = drafts.flatMap(({ file, alt }) =>
    locales.map((locale) => ({ mediaId: ids.get(file)!, locale, alt: alt[locale] })),
  )
  await db
    .insert(mediaTranslations)
    .values(words)
    .onConflictDoUpdate({
      target: [mediaTranslations.mediaId, mediaTranslations.locale],
      set: { alt: sql`excluded.alt` },
    })
  return ids
}
