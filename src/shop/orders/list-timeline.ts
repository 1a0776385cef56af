import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { orderTimeline } from './schema.ts'

/** What happened to an order, the latest first, with the name of who did it where a person did. */
export const listTimeline = (db: Db, orderId: string) =>
  db
    .select({
      id: orderTimeline.id,
      kind: orderTimeline.kind,
      public: orderTimeline.public,
      note: orderTimeline.note,
      facts: orderTimeline.facts,
      at: orderTimeline.at,
      actor: orderTimeline.actor,
      actorName: users.name,
    })
    .from(orderTimeline)
    .leftJoin(users, eq(orderTimeline.actor, sql`'user:' || ${users.id}`))
    .where(eq(orderTimeline.orderId, orderId))
    .orderBy(desc(orderTimeline.id))
export type TimelineRow = Awaited<ReturnType<typeof listTimeline>>[number]
