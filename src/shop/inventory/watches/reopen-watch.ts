import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

/** Reopens a watch because the goods were sold out before its email was written, unless its owner has made a new watch since. */
export const reopenWatch = (db: Db, watchId: string) =>
  db.execute(sql`update stock_watches w set notified_at = null where id = ${watchId}
    and not exists (select from stock_watches o where o.variant_id = w.variant_id and o.email = w.email and o.notified_at is null)`)
