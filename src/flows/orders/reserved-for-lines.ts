import type { Db } from '#platform/postgres/db.server.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { bookedTakes } from '#shop/orders/shipments/still-booked.ts'
import { reservedForExchange } from '#shop/returns/reserved-for-exchange.ts'

/**
 * What an order that ends no longer needs for its own lines. Stock reserved for its returns stays reserved whatever happens to the order, and so do goods
 * in booked parcels: the carrier may have fetched them already (still-booked.ts).
 */
export const reservedForLines = async (tx: Db, orderId: string) =>
  withoutTakes(await reservedByOrder(tx, orderId), [
    ...(await reservedForExchange(tx, orderId)),
    ...(await bookedTakes(tx, orderId)),
  ])
