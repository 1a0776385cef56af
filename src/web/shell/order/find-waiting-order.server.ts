import { findOrderToPay } from '#flows/payments/find-order-to-pay.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { passedOrders } from './order-pass.server.ts'

/** The order of this browser or person that waits for its payment. */
export const findWaitingOrder = (db: Db, request: Request, userId: string | null) =>
  findOrderToPay(db, { userId, orderIds: passedOrders(request) })
