import { and, asc, count, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { returns } from './schema.ts'
import { returnListViews, type ReturnListView } from './states.ts'

type ReturnsQuery = { view: ReturnListView; text: string; page: number; limit: number }

/** Matches the code of the return, the text by which its order is searched, or a phone number in any notation. */
function matching(text: string) {
  const words = fold(text.replace(/^#|^luot\s+/i, ''))
  if (!words) return
  const digits = phoneDigits(text)
  return or(
    sql`vi_fold(${returns.code}) like ${`%${words}%`}`,
    sql`${orders.searchText} like ${`%${words}%`}`,
    digits ? like(orders.phone, `%${digits}%`) : undefined,
  )
}

/** Returns of one view: waiting ones oldest first, ended ones latest first. */
export const listReturnRows = (db: Db, { view, text, page, limit }: ReturnsQuery) =>
  db
    .select({
      id: returns.id,
      code: returns.code,
      orderId: returns.orderId,
      state: returns.state,
      wish: returns.wish,
      requestedAt: returns.requestedAt,
      sendBy: returns.sendBy,
      name: orders.name,
      phone: orders.phone,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(inArray(returns.state, [...returnListViews[view]]), matching(text)))
    .orderBy(view === 'over' ? desc(returns.requestedAt) : asc(returns.requestedAt), asc(returns.code))
    .limit(limit)
    .offset((page - 1) * limit)

export async function countReturnRows(db: Db, text = ''): Promise<Record<ReturnListView, number>> {
  const rows = await db
    .select({ state: returns.state, n: count() })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(matching(text))
    .groupBy(returns.state)
  const of = (view: ReturnListView) =>
    rows.reduce((sum, row) => sum + ((returnListViews[view] as readonly string[]).includes(row.state) ? row.n : 0), 0)
  return { to_decide: of('to_decide'), awaited: of('awaited'), to_settle: of('to_settle'), over: of('over') }
}
