import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { settings } from './schema.ts'
import { keepShopName } from './shop-name.ts'
import { shopSettings, type ShopSettings } from './settings.ts'

export async function findSettings(db: Db): Promise<ShopSettings> {
  const rows = await allOf(db, {})
  const found = shopSettings.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
  keepShopName(found.name)
  return found
}

const allOf = prepared((db) => db.select({ key: settings.key, value: settings.value }).from(settings))

/** The latest save of these settings; the epoch if none was ever saved. */
export async function findSavedAt(db: Db, keys: (keyof ShopSettings)[]): Promise<Date> {
  const rows = await db.select({ at: settings.updatedAt }).from(settings).where(inArray(settings.key, keys))
  return newestOf(rows)
}

export const newestOf = (rows: { at: Date }[]) => new Date(Math.max(0, ...rows.map(({ at }) => at.getTime())))
