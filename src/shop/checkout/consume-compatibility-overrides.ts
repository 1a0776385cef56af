import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { pairOverrides } from './schema.ts'

/** An order uses the leave that its wrong pairs were given: each is good for one order, also for two that come at once. Answers who gave it and why. */
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
