import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { moderations, writings, type Moderation, type Writing } from './review.ts'

export type QueueCounts = Record<Moderation, Record<Writing, number>>

/** How much of what waits, is shown, is hidden; of one product or of all. */
export async function countQueue(db: Db, productId?: string): Promise<QueueCounts> {
  const of = productId ? sql`where product_id = ${productId}` : sql``
  const rows = await rowsOf<{ kind: Writing; state: Moderation; n: number }>(
    db,
    sql`select 'review' as kind, state, count(*)::int as n from reviews ${of} group by state
      union all select 'question', state, count(*)::int from questions ${of} group by state
      union all select 'answer', a.state, count(*)::int from answers a join questions q on q.id = a.question_id ${of} group by a.state`,
  )
  const at = (state: Moderation, kind: Writing) => rows.find((row) => row.state === state && row.kind === kind)?.n ?? 0
  const ofState = (state: Moderation) =>
    Object.fromEntries(writings.map((kind) => [kind, at(state, kind)])) as Record<Writing, number>
  return Object.fromEntries(moderations.map((state) => [state, ofState(state)])) as QueueCounts
}
