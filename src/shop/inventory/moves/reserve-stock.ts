import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStockIfThere } from './move-stock.ts'
import { reserving, type Take } from './order-moves.ts'

/** Takes from what is left, or says of what there is too little; then the caller rolls back. */
export const reserveStock = (tx: Db, actor: Actor, orderId: string, wanted: Take[]) =>
  moveStockIfThere(tx, actor, reserving(orderId, wanted))
