import { eq } from 'drizzle-orm'
import { recordChange, type AuditChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isStaff } from '#shop/identity/staff/is-staff.ts'
import { orders } from '../schema.ts'

type Act = Omit<AuditChange, 'id'> & { id?: string }

/**
 * Records staff actions on money, returns and orders in the audit log, inside the transaction that makes them. Actions of buyers on their own orders,
 * and of the shop itself, are only on the timeline.
 */
export async function recordStaffAction(tx: Db, actor: Actor, act: Act) {
  if (!(await isStaff(tx, actor))) return
  const { orderId } = act
  const [order] = orderId ? await tx.select({ code: orders.code }).from(orders).where(eq(orders.id, orderId)) : []
  await recordChange(tx, actor, { name: order?.code, id: orderId ?? '', ...act })
}
