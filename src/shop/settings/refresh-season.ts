import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { settingsChanged } from './events.ts'
import { findSettings } from './queries.ts'
import { settings } from './schema.ts'
import { seasonOf } from './season.ts'

/** Refreshes cached home pages once a new season begins. Runs soon after midnight; no user changed anything, so the audit log gets no row. */
export async function refreshSeason(db: Db, at = new Date()) {
  const seasonShown = seasonOf(shopDay(at))
  if (seasonShown === (await findSettings(db)).seasonShown) return
  await db.transaction(async (tx) => {
    const row = { value: seasonShown, updatedBy: 'system', updatedAt: at }
    await tx
      .insert(settings)
      .values({ key: 'seasonShown', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
    await emit(tx, settingsChanged(['seasonShown']))
  })
}
