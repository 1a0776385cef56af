import { inArray, sql } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { refuseStale } from '#platform/forms/refuse-stale.ts'
import { settingsChanged } from './events.ts'
import { newestOf } from './queries.ts'
import { settings } from './schema.ts'
import { shopSettings, type ShopSettings } from './settings.ts'

/** Saves the given settings and leaves the others unchanged. `seen` is when the settings on the form were saved (findSavedAt). */
export async function saveSettings(db: Db, actor: string, changes: Partial<ShopSettings>, expectedVersion?: string) {
  // Zod fills in defaults even for missing fields: only given ones are saved.
  const given = Object.entries(shopSettings.partial().parse(changes)).filter(
    ([key]) => changes[key as keyof ShopSettings] !== undefined,
  )
  if (!given.length) return
  const keys = given.map(([key]) => key as keyof ShopSettings)
  await db.transaction(async (tx) => {
    // A setting that was never saved has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
    const stored = await tx
      .select({ key: settings.key, value: settings.value, at: settings.updatedAt })
      .from(settings)
      .where(inArray(settings.key, keys))
    refuseStale(expectedVersion, newestOf(stored))
    await tx
      .insert(settings)
      // Null is a value too: the column stores JSON's null, never SQL's.
      .values(
        given.map(([key, value]) => ({
          key,
          value: value ?? sql`'null'::jsonb`,
          updatedBy: actor,
          updatedAt: new Date(),
        })),
      )
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`excluded.value`, updatedBy: actor, updatedAt: new Date() },
      })
    const before = pick(shopSettings.parse(Object.fromEntries(stored.map(({ key, value }) => [key, value]))), keys)
    await recordChange(tx, actor, { verb: 'settings.saved', id: 'shop', before, after: Object.fromEntries(given) })
    await emit(tx, settingsChanged(keys))
  })
}
