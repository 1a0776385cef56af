import type { Db } from '#platform/db.server.ts'
import { settings } from './schema.ts'
import { shopSettings, type ShopSettings } from './settings.ts'

export async function findSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return shopSettings.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}
