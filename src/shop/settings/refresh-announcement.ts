import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { settingsChanged } from './events.ts'
import { isAnnouncementShown } from './is-announcement-shown.ts'
import { findSettings } from './queries.ts'
import { settings } from './schema.ts'

/** Refreshes cached pages once the announcement bar begins or ends. Runs every minute; no user changed anything, so the audit log gets no row. */
export async function refreshAnnouncement(db: Db, at = new Date()) {
  const stored = await findSettings(db)
  const announcementShown = isAnnouncementShown(stored, at)
  if (announcementShown === stored.announcementShown) return
  await db.transaction(async (tx) => {
    const row = { value: announcementShown, updatedBy: 'system', updatedAt: at }
    await tx
      .insert(settings)
      .values({ key: 'announcementShown', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
    await emit(tx, settingsChanged(['announcementShown']))
  })
}
