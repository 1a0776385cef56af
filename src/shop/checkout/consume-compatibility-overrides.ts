import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { pairOverrides } from './schema.ts'

/** Uses up the overrides of an order's pairs: each is good for one order, also if two orders come at once. Answers who granted them and why. */
export async function consumeCompatibilityOverrides(tx: Db, orderId: string, marks: readonly string[]) {
  const used: (typeof pairOverrides.$inferSelect)[] = []
  for (const mark of marks) {
    const [row] = await tx
      .update(pairOverrides)
      .set({ orderId, usedAt: new Date() })
      .where(and(eq(pairOverrides.mark, mark), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
      .returning()
    if (!row) throw new Refusal('pair-used', m.override_used, {})
    used.push(row)
  }
  return used
}
