import type { Db } from '#platform/postgres/db.server.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { reservedForExchange } from '#shop/returns/reserved-for-exchange.ts'

/** What an order reserves for its own lines; stock reserved for its returns stays reserved whatever happens to the order. */
export const reservedForLines = async (tx: Db, orderId: string) =>
  withoutTakes(await reservedByOrder(tx, orderId), await reservedForExchange(tx, orderId))
