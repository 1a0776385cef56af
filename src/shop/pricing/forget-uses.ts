import { and, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { promotionBuyers, promotionUses } from './schema.ts'

/** Erases the buyers of promotion uses on these orders, with their counters; the use itself and its amount stay in the books. */
export async function forgetUses(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  const used = await tx
    .select({ who: promotionUses.who })
    .from(promotionUses)
    .where(inArray(promotionUses.orderId, orderIds))
  await tx.update(promotionUses).set({ who: [] }).where(inArray(promotionUses.orderId, orderIds))
  const names = [...new Set(used.flatMap(({ who }) => who))]
  // A name under which somebody else's order counts too, such as a shared address, keeps its counters.
  const isUsedElsewhere = sql`exists (select 1 from ${promotionUses} where ${promotionBuyers.who} = any(${promotionUses.who}))`
  if (names.length)
    await tx.delete(promotionBuyers).where(and(inArray(promotionBuyers.who, names), not(isUsedElsewhere)))
}
