import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { returning, spoiling } from '#shop/inventory/moves/order-moves.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import { returnPieces } from '#shop/returns/schema.ts'
import { m } from '#words/messages.js'
import { exchangeReleaseMoves } from './release-exchange-hold.ts'

export type ReceivedPiece = { lineId: string; number: number; resellable: boolean; note: string | null }

/**
 * Records received pieces one by one: resellable pieces go back to stock, the others are written off. Missing pieces are not counted, and their
 * reservation ends.
 */
export const receiveReturn = (
  db: Db,
  actor: Actor,
  { returnId, pieces }: { returnId: string; pieces: ReceivedPiece[] },
) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    refuseUnknownPieces(whole, pieces)
    await moveReturn(tx, actor, { from: whole, to: 'received', change: { receivedAt: new Date(), receivedBy: actor } })
    await tx.insert(returnPieces).values(pieces.map(({ lineId, ...piece }) => ({ ...piece, returnLineId: lineId })))
    const receivedPiecesOf = (lineId: string) => pieces.filter((piece) => piece.lineId === lineId).length
    const moves = [
      ...(await restocking(tx, whole, pieces)),
      ...(await exchangeReleaseMoves(tx, whole, receivedPiecesOf)),
    ]
    await moveStock(tx, actor, moves)
  })

/** Refuses pieces of other returns, duplicates and an empty list, which the form never sends. */
function refuseUnknownPieces({ lines }: WholeReturn, pieces: ReceivedPiece[]) {
  const isOurs = ({ lineId, number }: ReceivedPiece) =>
    lines.some(({ id, quantity }) => id === lineId && number >= 1 && number <= quantity)
  const names = new Set(pieces.map(({ lineId, number }) => `${lineId} ${number}`))
  if (!pieces.length || names.size !== pieces.length || !pieces.every(isOurs))
    throw new Refusal('return-no-pieces', m.refusal_return_no_pieces, {})
}

async function restocking(tx: Db, { orderId, lines }: WholeReturn, pieces: ReceivedPiece[]) {
  const stockTakesOfPieces = (some: ReceivedPiece[]) =>
    some.flatMap(({ lineId }) => {
      const variantId = lines.find(({ id }) => id === lineId)!.line.variantId
      return variantId ? [{ variantId, quantity: 1 }] : []
    })
  const good = stockTakesOfPieces(pieces.filter((piece) => piece.resellable))
  const bad = stockTakesOfPieces(pieces.filter((piece) => !piece.resellable))
  if (good.length) await emit(tx, stockChanged([...new Set(good.map((take) => take.variantId))]))
  return [...returning(orderId, good), ...spoiling(orderId, bad)]
}
