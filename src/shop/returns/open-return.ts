import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { returnMoved } from './events.ts'
import type { ReturnReason, ReturnResolution } from './return-reasons.ts'
import { returnLines, returns, type Bank, type ExchangeTarget } from './schema.ts'

export type ReturnLineInput = {
  orderLineId: string
  quantity: number
  reason: ReturnReason
  wantedVariantId: string | null
}
export type ReturnInput = {
  orderId: string
  requestKey: string
  wish: ReturnResolution
  note: string | null
  bank: Bank | null
  overruled: string | null
}

/** Creates a return that the rules allow; the caller has locked the order. */
export async function openReturn(
  tx: Db,
  actor: Actor,
  asking: ReturnInput,
  lines: (ReturnLineInput & { wanted: ExchangeTarget | null })[],
) {
  const { orderId } = asking
  const [earlier] = await tx.select({ number: count() }).from(returns).where(eq(returns.orderId, orderId))
  const code = `${codeOf(orderId)}-R${earlier!.number + 1}`
  const [opened] = await tx
    .insert(returns)
    .values({ ...asking, code, state: 'requested', openedBy: actor, requestedAt: new Date() })
    .returning()
  const returnId = opened!.id
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId })))
  await writeTimeline(tx, { orderId, kind: 'return', public: true, actor, facts: { step: 'requested', code } })
  const after = { wish: asking.wish, note: asking.note, overruled: asking.overruled }
  await recordStaffAction(tx, actor, { verb: 'return.requested', id: returnId, name: code, orderId, after })
  await emit(tx, returnMoved({ returnId, orderId }, 'requested'))
  return opened!
}
