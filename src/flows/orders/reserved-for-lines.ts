import type { Db } from '#platform/postgres/db.server.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { reservedForExchange } from '#shop/returns/reserved-for-exchange.ts'

/** What an order keeps of the stock for its own lines: what its returns wait for is theirs, whatever becomes of the order. */
export const reservedForLines = async (tx: Db, orderId: string) =>
  withoutTakes(await reservedByOrder(tx, orderId), await reservedForExchange(tx, orderId))
