import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { settingsChanged } from './events.ts'
import { findSettings } from './queries.ts'
import { settings } from './schema.ts'
import { seasonOf } from './season.ts'

/** Refreshes cached home pages once a new season begins. Runs soon after midnight; no user changed anything, so the audit log gets no row. */
export async function refreshSeason(db: Db, at = new Date()) {
  const seasonTold = seasonOf(shopDay(at))
  if (seasonTold === (await findSettings(db)).seasonTold) return
  await db.transaction(async (tx) => {
    const row = { value: seasonTold, updatedBy: 'system', updatedAt: at }
    await tx
      .insert(settings)
      .values({ key: 'seasonTold', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
    await emit(tx, settingsChanged(['seasonTold']))
  })
}
