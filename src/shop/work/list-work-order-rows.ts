import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lineInLocale } from '#shop/orders/lines/lines-in.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { workOrders } from './schema.ts'
import { toDo, type WorkOrderView } from './work-order-views.ts'

const pairs = alias(orderLines, 'pairs')

/** A work order with its line, pair and customer. */
const rows = (db: Db) =>
  db
    .select({
      work: workOrders,
      name: orderLines.name,
      names: orderLines.names,
      options: orderLines.options,
      pair: pairs.name,
      pairNames: pairs.names,
      pairOptions: pairs.options,
      pairSku: pairs.sku,
      customer: orders.name,
      phone: orders.phone,
      orderState: orders.state,
      method: orders.method,
      note: orders.note,
    })
    .from(workOrders)
    .innerJoin(orders, eq(orders.id, workOrders.orderId))
    .innerJoin(orderLines, eq(orderLines.id, workOrders.orderLineId))
    .leftJoin(pairs, eq(pairs.id, workOrders.pairLineId))
    .$dynamic()

/** A pair that waits to be handed back (is-to-hand-back.ts); a sold pair of a cancelled order stays with the shop. Within work orders joined with their orders. */
export const toHandBackWhere = or(
  and(eq(workOrders.state, 'done'), or(ne(orders.state, 'cancelled'), isNull(workOrders.pairLineId))),
  and(eq(workOrders.state, 'cancelled'), isNotNull(workOrders.takenInAt), isNull(workOrders.handedBackAt)),
)!

/** Within work orders joined with their orders. */
const isIn: Record<WorkOrderView, SQL | undefined> = {
  to_do: inArray(workOrders.state, [...toDo]),
  waiting: eq(workOrders.state, 'waiting'),
  done: toHandBackWhere,
  over: and(inArray(workOrders.state, ['done', 'handed_back', 'cancelled']), not(toHandBackWhere)),
}

type WorkOrdersQuery = { view: WorkOrderView; page: number; limit: number; locale: Locale }

/** Work orders of one view, the soonest due first; ended ones, the latest first. */
export async function listWorkOrderRows(db: Db, { view, page, limit, locale }: WorkOrdersQuery) {
  const selected = await rows(db)
    .where(isIn[view])
    .orderBy(...(view === 'over' ? [desc(workOrders.createdAt)] : [asc(workOrders.dueOn), asc(workOrders.createdAt)]))
    .limit(limit)
    .offset((page - 1) * limit)
  return selected.map((row) => readIn(row, locale))
}
export type WorkOrderRow = Awaited<ReturnType<typeof listWorkOrderRows>>[number]

export async function findWorkOrderRow(db: Db, id: string, locale: Locale): Promise<WorkOrderRow | undefined> {
  const [row] = await rows(db).where(eq(workOrders.id, id))
  return row && readIn(row, locale)
}

type SelectedRow = Awaited<ReturnType<typeof rows>>[number]

/** The work and its pair, in the worker's language. */
function readIn({ names, pairNames, ...row }: SelectedRow, locale: Locale) {
  const line = lineInLocale({ name: row.name, names, options: row.options }, locale)
  const pair = lineInLocale({ name: row.pair ?? '', names: pairNames, options: row.pairOptions ?? [] }, locale)
  return { ...row, name: line.name, options: line.options, pair: row.pair && pair.name, pairOptions: pair.options }
}

export async function countWorkOrderRows(db: Db): Promise<Record<WorkOrderView, number>> {
  const countOf = (view: WorkOrderView) => sql<number>`(count(*) filter (where ${isIn[view]}))::int`
  const [counts] = await db
    .select({ to_do: countOf('to_do'), waiting: countOf('waiting'), done: countOf('done'), over: countOf('over') })
    .from(workOrders)
    .innerJoin(orders, eq(orders.id, workOrders.orderId))
  return counts!
}

/** Work orders past their due day. */
export async function countLateWorkOrders(db: Db, today = shopDay(new Date())) {
  const [row] = await db
    .select({ n: count() })
    .from(workOrders)
    .where(and(inArray(workOrders.state, [...toDo]), isNotNull(workOrders.dueOn), lt(workOrders.dueOn, today)))
  return row!.n
}
