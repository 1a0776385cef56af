import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { settingsChanged } from './events.ts'
import { isAnnouncementShown } from './is-announcement-shown.ts'
import { findSettings } from './queries.ts'
import { settings } from './schema.ts'

/** Refreshes cached pages once the announcement bar begins or ends. Runs every minute; no user changed anything, so the audit log gets no row. */
export async function refreshAnnouncement(db: Db, at = new Date()) {
  const stored = await findSettings(db)
  const promiseTold = isAnnouncementShown(stored, at)
  if (promiseTold === stored.promiseTold) return
  await db.transaction(async (tx) => {
    const row = { value: promiseTold, updatedBy: 'system', updatedAt: at }
    await tx
      .insert(settings)
      .values({ key: 'promiseTold', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
    await emit(tx, settingsChanged(['promiseTold']))
  })
}
