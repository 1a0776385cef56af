import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { settingsChanged } from './events.ts'
import { settings } from './schema.ts'
import { shopSettings, type ShopSettings } from './settings.ts'

/** Saves the given settings and leaves the others as they are. */
export async function saveSettings(db: Db, actor: string, changes: Partial<ShopSettings>) {
  const checked = shopSettings.partial().parse(changes)
  const rows = Object.entries(checked).map(([key, value]) => ({ key, value, updatedBy: actor }))
  if (!rows.length) return
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedBy: actor, updatedAt: new Date() },
    })
  await emit(db, settingsChanged(Object.keys(checked)))
}
