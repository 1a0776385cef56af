import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { preparedRows } from '#platform/postgres/prepared.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { StockMove } from './order-moves.ts'
import { recordMoves } from './record-moves.ts'

/**
 * Changes the stock by all moves of a transaction together. Each variant is written once, by one UPDATE with its own condition, in the order of ids: two
 * buyers cannot both get the last pair, and two who buy the same variants cannot deadlock. So a transaction with several steps collects its moves
 * (order-moves.ts) and calls this once. Too little stock is a bug here and throws.
 */
export async function moveStock(tx: Db, actor: Actor, moves: StockMove[]) {
  const { short } = await moveStockIfThere(tx, actor, moves)
  if (short.length) throw new Error(`too little stock: ${JSON.stringify(moves)} asked of ${short.join()}`)
}

/** The same where stock may be short: answers the short variants, and then the caller rolls back. */
export async function moveStockIfThere(tx: Db, actor: Actor, moves: StockMove[]): Promise<{ short: string[] }> {
  const sums = sumChanges(moves)
  const rows = await pipelined(...sums.map((one) => change(tx, one)))
  const short = sums.flatMap(({ variantId }, at) => (rows[at]!.length ? [] : [variantId]))
  if (short.length) return { short }
  await recordMoves(
    tx,
    moves.map((move) => ({ ...move, actor })),
  )
  return { short: [] }
}

type Change = { variantId: string; onHand: number; reserved: number }

/** Moves that cancel each other within one step change nothing, so no row is locked for them. */
function sumChanges(moves: StockMove[]): Change[] {
  const sums = new Map<string, Change>()
  for (const { variantId, onHandChange, reservedChange } of moves) {
    const { onHand, reserved } = sums.get(variantId) ?? { onHand: 0, reserved: 0 }
    sums.set(variantId, { variantId, onHand: onHand + onHandChange, reserved: reserved + reservedChange })
  }
  return [...sums.values()]
    .filter(({ onHand, reserved }) => onHand !== 0 || reserved !== 0)
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

const [variant, onHand, reserved] = ['variantId', 'onHand', 'reserved'].map((name) => sql.placeholder(name))
/** A release never exceeds the reserved pieces, and the pieces left for sale never fall below zero. */
const change = preparedRows<{ there: number }>(
  sql`update stock set on_hand = on_hand + ${onHand}::int, reserved = reserved + ${reserved}::int where variant_id = ${variant}
    and reserved + ${reserved}::int >= 0 and (${onHand}::int >= ${reserved}::int or on_hand + ${onHand}::int >= reserved + ${reserved}::int) returning 1 as there`,
)
