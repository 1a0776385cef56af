import { listReturnableLines } from '#flows/returns/list-returnable-lines.ts'
import { shopDay } from '#kit/clock.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { findOrderTerms } from '#shop/orders/find-order-terms.ts'
import { findReturnOfExchange, listReturnsOf } from '#shop/returns/queries.ts'
import { returnReasons } from '#shop/returns/return-reasons.ts'
import { returnable } from '#shop/returns/returnable.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/** What follows an order: work on its pairs, its returns, and whether more can be returned. */
export async function viewAfterSale(db: Db, orderId: string) {
  const order = await findOrderTerms(db, orderId)
  const [returnRows, sent, works] = [
    await listReturnableLines(db, order),
    await listReturnsOf(db, orderId),
    await listWorkOrdersOf(db, orderId),
  ]
  const lines = works.length ? await listOrderLines(db, orderId) : []
  const today = shopDay(new Date())
  const may = returnRows.flatMap((one) =>
    returnReasons.map((reason) => ({ reason, ...returnable(one.lineForReturn, reason, today) })),
  )
  const mind = may.filter(({ reason, left }) => reason === 'changed_mind' && left > 0)
  const origin = await findReturnOfExchange(db, orderId)
  return {
    mayReturn: may.some(({ left }) => left > 0),
    /** The latest deadline for a size problem or a change of mind. */
    until: mind.reduce<string | null>((latest, { until }) => (until && until > (latest ?? '') ? until : latest), null),
    returns: sent.map((one) => pick(one, ['id', 'code', 'state', 'wish', 'requestedAt'])),
    origin: origin ? { orderId: origin.orderId, returnId: origin.id, code: origin.code } : null,
    works: works.map((work) => ({
      ...pick(work, ['code', 'state', 'dueOn', 'quantity', 'hollow', 'doneNote', 'pairLineId']),
      name: [work.orderLineId, work.pairLineId]
        .flatMap((id) => lines.find((line) => line.id === id) ?? [])
        .map((line) => lineName(line, requestLocale()))
        .join(' · '),
    })),
  }
}
export type AfterSaleView = Awaited<ReturnType<typeof viewAfterSale>>
