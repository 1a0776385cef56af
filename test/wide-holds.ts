import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

const none = { phone: 0, email: 0, device: 0, network: 0 }

/**
 * In tests all buyers have one address, so the stock hold limits are switched off (settings.ts, holdLimits). Without an event, since nothing cached
 * depends on them.
 */
export const widenHolds = (db: Db) =>
  db.execute(sql`insert into settings (key, value, updated_by) values ('holdLimits', ${JSON.stringify(none)}::jsonb, 'test')
    on conflict (key) do update set value = excluded.value`)

/** Restores the default limits. */
export const usualHolds = (db: Db) => db.execute(sql`delete from settings where key = 'holdLimits'`)
