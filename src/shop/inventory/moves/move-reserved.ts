import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStock } from './move-stock.ts'
import { releasing, selling, type Take } from './order-moves.ts'

/** Pieces reserved for an order leave the shelf. Less reserved than asked for is a bug and throws. */
export const sellReserved = (tx: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveStock(tx, actor, selling(orderId, takes))
/** Pieces reserved for an order are for sale again. */
export const releaseReserved = (tx: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveStock(tx, actor, releasing(orderId, takes))
