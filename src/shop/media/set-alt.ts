import { eq } from 'drizzle-orm'
import { locales, type Localized } from '#kit/localized.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import { mediaTranslations } from './schema.ts'

/** `seen`: the mark of the text that the screen showed. */
type Change = { mediaId: string; alt: Localized; expectedVersion?: string }

/** Changes the alternative text of a picture. Answers whether anything changed. */
export const setAlt = (db: Db, actor: string, { mediaId, alt, expectedVersion }: Change) =>
  db.transaction(async (tx) => {
    const rows = await tx.select().from(mediaTranslations).where(eq(mediaTranslations.mediaId, mediaId)).for('update')
    const before = Object.fromEntries(rows.map((row) => [row.locale, row.alt]))
    if (locales.every((locale) => before[locale] === alt[locale])) return false
    refuseChanged(expectedVersion, { vi: before.vi ?? '', en: before.en ?? '' })
    for (const locale of locales)
      await tx
        .insert(mediaTranslations)
        .values({ mediaId, locale, alt: alt[locale] })
        .onConflictDoUpdate({
          target: [mediaTranslations.mediaId, mediaTranslations.locale],
          set: { alt: alt[locale] },
        })
    await recordChange(tx, actor, { verb: 'media.described', id: mediaId, name: alt.vi, before, after: alt })
    // The picture may be used anywhere: products, articles, banners.
    await dropPagesEverywhere(tx, ['*'])
    return true
  })
