import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordMoves } from './record-moves.ts'
import { sumByVariant, type Take } from './reserve-stock.ts'

/** Goods came back and cannot be sold again: the ledger says both, on hand stays as it is. */
export const writeOffReturned = (db: Db, actor: Actor, orderId: string, takes: Take[]) =>
  recordMoves(
    db,
    sumByVariant(takes).flatMap(({ variantId, quantity }) => [
      { variantId, cause: 'returned' as const, onHandChange: quantity, reservedChange: 0, orderId, actor },
      { variantId, cause: 'written_off' as const, onHandChange: -quantity, reservedChange: 0, orderId, actor },
    ]),
  )
