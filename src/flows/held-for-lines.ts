import type { Db } from '#platform/db.server.ts'
import { reservedByOrder } from '#shop/inventory/held-by.ts'
import { withoutTakes } from '#shop/inventory/order-moves.ts'
import { reservedForExchange } from '#shop/returns/held-for-exchange.ts'

/** What an order keeps of the stock for its own lines: what its returns wait for is theirs, whatever becomes of the order. */
export const reservedForLines = async (tx: Db, orderId: string) =>
  withoutTakes(await reservedByOrder(tx, orderId), await reservedForExchange(tx, orderId))
