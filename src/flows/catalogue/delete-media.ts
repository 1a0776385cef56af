import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { dropPictureFiles } from '#shop/media/save-picture.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { m } from '#words/messages.js'
import { picturePlaces } from './find-media.ts'

/**
 * Deletes a picture that nothing shows: no product, no article with its versions and drafts, no kept policy and no past order, whose papers and pages
 * keep their pictures.
 */
export async function deleteMedia(db: Db, actor: Actor, mediaId: string) {
  const file = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(media).where(eq(media.id, mediaId)).for('update')
    if (!row) throw new Refusal('picture-gone', m.media_gone, {})
    const [use] = await rowsOf<{ shown: boolean; ordered: boolean }>(
      tx,
      sql`select exists (select 1 from ${picturePlaces} place where file = ${row.file}) as shown, exists (select 1 from order_lines where picture = ${row.file}) or exists (select 1 from policy_versions where body::text like ${`%${row.file}%`}) as ordered`,
    )
    if (use!.shown) throw new Refusal('picture-used', m.media_used, {})
    if (use!.ordered) throw new Refusal('picture-ordered', m.media_ordered, {})
    const [words] = await tx
      .select({ alt: mediaTranslations.alt })
      .from(mediaTranslations)
      .where(eq(mediaTranslations.mediaId, mediaId))
    await tx.delete(media).where(eq(media.id, mediaId))
    const before = { file: row.file, alt: words?.alt }
    await recordChange(tx, actor, { verb: 'media.deleted', id: mediaId, name: words?.alt, before, after: null })
    return row.file
  })
  await dropPictureFiles(file)
}
