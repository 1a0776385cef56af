import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { ownWordsIn } from '#shop/orders/own-words.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { contentWeightOf } from '#shop/orders/shipments/carrier-request-of.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { payments } from '#shop/payments/schema.ts'
import type { WaitingView } from './waiting-views.ts'

const viewOf = sql<WaitingView>`case when ${orders.method} = 'pickup' then 'pickup' when ${shipments.bookedAt} is null then 'unbooked' else 'booked' end`
const isWaiting = and(eq(shipments.state, 'preparing'), ne(orders.state, 'cancelled'))

/** How many packed parcels wait, by what they wait for. */
export async function countWaitingShipments(db: Db): Promise<Record<WaitingView | 'all', number>> {
  const rows = await db
    .select({ view: viewOf, count: sql<number>`count(*)::int` })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(isWaiting)
    .groupBy(viewOf)
  const countOf = (view: WaitingView) => rows.find((row) => row.view === view)?.count ?? 0
  const [unbooked, booked, pickup] = [countOf('unbooked'), countOf('booked'), countOf('pickup')]
  return { all: unbooked + booked + pickup, unbooked, booked, pickup }
}

type Asked = { view: WaitingView | null; page: number; limit: number; locale: Locale }

/** Packed parcels that have not left, the oldest order first. */
export async function listWaitingShipments(db: Db, { view, page, limit, locale }: Asked) {
  const rows = await waitingRows(db, view ? eq(viewOf, view) : undefined)
    .limit(limit)
    .offset((page - 1) * limit)
  return viewRows(db, rows, locale)
}

/** Those of these parcels that still wait, wherever they stand in the list. */
export const findWaitingShipments = async (db: Db, shipmentIds: string[], locale: Locale) =>
  shipmentIds.length ? viewRows(db, await waitingRows(db, inArray(shipments.id, shipmentIds)), locale) : []

const waitingRows = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: shipments.id,
      number: shipments.number,
      orderId: orders.id,
      code: orders.code,
      name: orders.name,
      province: orderAddresses.provinceName,
      view: viewOf,
      inspect: orders.inspect,
      locale: orders.locale,
      cod: shipments.codAmount,
      payment: payments,
      carrier: shipments.carrier,
      trackingCode: shipments.trackingCode,
      weightG: shipments.weightG,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isWaiting, which))
    .orderBy(asc(orders.placedAt), asc(shipments.orderId), asc(shipments.number))

async function viewRows(db: Db, rows: Awaited<ReturnType<typeof waitingRows>>, locale: Locale) {
  const contents = await contentOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ weightG, payment, ...row }) => {
    const content = contents.filter(({ shipmentId }) => shipmentId === row.id)
    return {
      ...row,
      name: ownWordsIn(row.name, locale),
      /** What the shop takes itself when the buyer fetches the parcel; carriers collect `cod`. */
      dueAtShop: row.view === 'pickup' ? stillOwed(payment ?? undefined) : 0,
      weight: weightG ?? contentWeightOf(content),
      goods: goodsOf(content, locale),
    }
  })
}
export type WaitingShipment = Awaited<ReturnType<typeof listWaitingShipments>>[number]

const contentOf = async (db: Db, shipmentIds: string[]) =>
  shipmentIds.length
    ? db
        .select({ shipmentId: shipmentLines.shipmentId, pieces: shipmentLines.quantity, line: orderLines })
        .from(shipmentLines)
        .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
        .where(inArray(shipmentLines.shipmentId, shipmentIds))
        .orderBy(asc(orderLines.position))
    : []

type Content = Awaited<ReturnType<typeof contentOf>>

/** Services are no goods of their own: they are done to a line. */
const goodsOf = (content: Content, locale: Locale) =>
  content
    .filter(({ line }) => line.partOf === null)
    .map(({ line, pieces }) => ({
      id: line.id,
      name: lineName(line, locale),
      choice: describeOptions(line.options, locale),
      pieces,
    }))
