import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStock } from './move-stock.ts'
import { releasing, selling, type Take } from './order-moves.ts'

/** Takes pieces reserved for an order out of stock. Fewer reserved pieces than requested are a bug and throw. */
export const sellReserved = (tx: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveStock(tx, actor, selling(orderId, takes))
/** Makes pieces reserved for an order available again. */
export const releaseReserved = (tx: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveStock(tx, actor, releasing(orderId, takes))
