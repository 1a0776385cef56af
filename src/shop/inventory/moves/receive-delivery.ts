import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { bookOnce } from './book-once.ts'
import { receiveStock } from './receive-stock.ts'
import { sumByVariant, type Take } from './order-moves.ts'

type StockDelivery = { id: string; note: string | null; takes: Take[] }

/** Receives goods once, however often the form is sent. Answers whether the delivery was new. */
export const receiveDelivery = (db: Db, actor: Actor, { id, note, takes }: StockDelivery) =>
  bookOnce(db, actor, { id, note }, (tx) =>
    receiveStock(tx, actor, sumByVariant(takes), { note: note ?? undefined, batchId: id }),
  )
