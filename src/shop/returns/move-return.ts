import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'
import { returnMoved } from './events.ts'
import type { Return } from './queries.ts'
import { returns } from './schema.ts'
import { returnMoves, type ReturnState, type ReturnStep } from './states.ts'

type Moved = Exclude<ReturnState, 'requested'>
type Change = Partial<Omit<typeof returns.$inferInsert, 'id' | 'code' | 'orderId' | 'state'>>
type Move = {
  from: Pick<Return, 'id' | 'orderId' | 'code' | 'state'>
  to: Moved
  /** What the buyer is told where that is not the state. */
  step?: ReturnStep
  change?: Change
  note?: string | null
}

/** Moves a return by compare-and-set, writes the order's timeline and emits the event. */
export async function moveReturn(tx: Db, actor: Actor, { from, to, step = to, change = {}, note }: Move) {
  const { id, orderId, code, state } = from
  const moved = returnMoves.mayMove(state, to)
    ? await tx
        .update(returns)
        .set({ ...change, state: to })
        .where(and(eq(returns.id, id), eq(returns.state, state)))
        .returning()
    : []
  if (!moved[0]) throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
  await writeTimeline(tx, { orderId, kind: 'return', public: true, actor, note, facts: { step, code } })
  const after = { state: to, note: note ?? change.refundReason ?? null, exchange: change.exchangeOrderId ?? null }
  const amount = change.refunded ?? undefined
  await recordStaffAction(tx, actor, {
    verb: `return.${to}`,
    id,
    name: code,
    orderId,
    amount,
    before: { state },
    after,
  })
  await emit(tx, returnMoved({ returnId: id, orderId }, step))
  return moved[0]
}
