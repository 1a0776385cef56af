import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { moderations, moderatedKinds, type Moderation, type ModeratedKind } from '../review.ts'

export type ModerationCounts = Record<Moderation, Record<ModeratedKind, number>>

/** The number of waiting, published and hidden texts, for one product or all. */
export async function countModeration(db: Db, productId?: string): Promise<ModerationCounts> {
  const of = productId ? sql`where product_id = ${productId}` : sql``
  const rows = await rowsOf<{ kind: ModeratedKind; state: Moderation; n: number }>(
    db,
    sql`select 'review' as kind, state, count(*)::int as n from reviews ${of} group by state
      union all select 'question', state, count(*)::int from questions ${of} group by state
      union all select 'answer', a.state, count(*)::int from answers a join questions q on q.id = a.question_id ${of} group by a.state`,
  )
  const at = (state: Moderation, kind: ModeratedKind) =>
    rows.find((row) => row.state === state && row.kind === kind)?.n ?? 0
  const ofState = (state: Moderation) =>
    Object.fromEntries(moderatedKinds.map((kind) => [kind, at(state, kind)])) as Record<ModeratedKind, number>
  return Object.fromEntries(moderations.map((state) => [state, ofState(state)])) as ModerationCounts
}
