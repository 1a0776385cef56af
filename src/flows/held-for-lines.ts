import type { Db } from '#platform/db.server.ts'
import { heldBy } from '#shop/inventory/held-by.ts'
import { without } from '#shop/inventory/order-moves.ts'
import { heldForExchange } from '#shop/returns/held-for-exchange.ts'

/** What an order keeps of the stock for its own lines: what its returns wait for is theirs, whatever becomes of the order. */
export const heldForLines = async (tx: Db, orderId: string) =>
  without(await heldBy(tx, orderId), await heldForExchange(tx, orderId))
