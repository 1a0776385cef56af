import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { orderEdits } from '../edit-schema.ts'
import { orderTimeline } from '../schema.ts'

/** The timeline of an order, the latest first, with the name of each actor. */
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
      /** The reason of an edit, by staff for staff. */
      reason: orderEdits.reason,
    })
    .from(orderTimeline)
    .leftJoin(users, eq(orderTimeline.actor, sql`'user:' || ${users.id}`))
    .leftJoin(
      orderEdits,
      and(
        eq(orderEdits.orderId, orderTimeline.orderId),
        eq(orderTimeline.kind, 'edited'),
        sql`${orderEdits.version}::text = ${orderTimeline.facts} ->> 'edit'`,
      ),
    )
    .where(eq(orderTimeline.orderId, orderId))
    .orderBy(desc(orderTimeline.id))
export type TimelineRow = Awaited<ReturnType<typeof listTimeline>>[number]
