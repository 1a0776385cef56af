import { data } from 'react-router'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { isUnderWay } from '#shop/orders/states.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findWorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { isInParcel, listWorkOrdersOf, listWorkOrderPictures } from '#shop/work/queries.ts'
import { isUnfinished } from '#shop/work/states.ts'

/** A work order with the facts of its order that the workshop needs; otherwise a 404. */
export async function readWorkOrder(db: Db, id: string) {
  const row = isUuid(id) ? await findWorkOrderRow(db, id, requestLocale()) : undefined
  if (!row) throw data(null, { status: 404 })
  const { orderId } = row.work
  const all = await listWorkOrdersOf(db, orderId)
  return {
    row,
    phoneShown: row.phone ? showPhone(row.phone) : '',
    pictures: await listWorkOrderPictures(db, id),
    owed: stillOwed(await findPayment(db, orderId)),
    hasGoods: (await listOrderLines(db, orderId)).some((line) => line.stocked),
    /** “Done” that was pressed by mistake can be taken back (start-work-order.ts). */
    mayTakeBack: row.work.state === 'done' && isUnderWay(row.orderState) && !(await isInParcel(db, row.work)),
    isAllDone: !all.some((one) => isUnfinished(one.state)),
  }
}
export type WorkOrderDetails = Awaited<ReturnType<typeof readWorkOrder>>
