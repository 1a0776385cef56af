import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { settings } from './schema.ts'
import { shopSettings, type ShopSettings } from './settings.ts'

export async function findSettings(db: Db): Promise<ShopSettings> {
  const rows = await allOf(db, {})
  return shopSettings.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

const allOf = prepared((db) => db.select({ key: settings.key, value: settings.value }).from(settings))

/** When the newest of these was saved; the beginning of time where none ever was. */
export async function findSavedAt(db: Db, keys: (keyof ShopSettings)[]): Promise<Date> {
  const rows = await db.select({ at: settings.updatedAt }).from(settings).where(inArray(settings.key, keys))
  return newestOf(rows)
}

export const newestOf = (rows: { at: Date }[]) => new Date(Math.max(0, ...rows.map(({ at }) => at.getTime())))
