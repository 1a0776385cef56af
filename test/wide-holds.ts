import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

const none = { phone: 0, email: 0, device: 0, network: 0 }

/** In a shop for tests all buyers come from one address: its merchant limits nobody (settings.ts, holdLimits). Without an event: nothing that is kept depends on it. */
export const widenHolds = (db: Db) =>
  db.execute(sql`insert into settings (key, value, updated_by) values ('holdLimits', ${JSON.stringify(none)}::jsonb, 'test')
    on conflict (key) do update set value = excluded.value`)

/** As a shop begins. */
export const usualHolds = (db: Db) => db.execute(sql`delete from settings where key = 'holdLimits'`)
