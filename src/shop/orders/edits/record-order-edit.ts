import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { OrderChange } from '../order-change.ts'
import type { Order } from '../queries.ts'
import { orderEdits } from '../edit-schema.ts'
import { writeTimeline } from '../timeline/write-timeline.ts'

type Edit = { order: Order; changes: OrderChange[]; total?: Dong; reason?: string | null }

/** Records the changes of an edit; the version is that of the order after it. */
export async function recordOrderEdit(tx: Db, actor: Actor, { order, changes, total = order.total, reason }: Edit) {
  const { id: orderId, total: totalBefore } = order
  const version = order.version + 1
  await tx
    .insert(orderEdits)
    .values({ orderId, version, changes, totalBefore, totalAfter: total, reason: reason ?? null, actor })
  const parts = changes.flatMap((change) => (change.kind === 'part' ? [change.part] : []))
  const hasSums = parts.length < changes.length
  const facts: Record<string, string | number> = {
    ...(parts.length ? { parts: parts.join(' ') } : {}),
    ...(hasSums ? { from: totalBefore, amount: total } : {}),
  }
  await writeTimeline(tx, { orderId, kind: 'edited', public: true, actor, facts: { edit: version, ...facts } })
}
