import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStockIfThere } from './move-stock.ts'
import { reserving, type Take } from './order-moves.ts'

/** Reserves pieces, or answers the short variants; the caller then rolls back. */
export const reserveStock = (tx: Db, actor: Actor, orderId: string, wanted: Take[]) =>
  moveStockIfThere(tx, actor, reserving(orderId, wanted))
