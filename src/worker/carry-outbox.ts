import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { outbox } from '#platform/outbox-schema.server.ts'
import { reactions } from '#flows/reactions.ts'

const batch = 50

/** Carries waiting events to their reactions, oldest first; answers how many it found. Many processes may carry at once: each row is held by one. */
export async function carryOutbox(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await tx
      .select({ id: outbox.id, name: outbox.name, facts: outbox.facts, attempts: outbox.attempts })
      .from(outbox)
      .where(sql`${outbox.handledAt} is null and (${outbox.retryAt} is null or ${outbox.retryAt} <= now())`)
      .orderBy(asc(outbox.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const event of events) await carryOne(tx, event)
    return events.length
  })
}

type Waiting = { id: number; name: string; facts: unknown; attempts: number }

/** All reactions of an event happen together, or the event waits for another try: 5 s, 10 s, 20 s … an hour. */
async function carryOne(tx: Db, event: Waiting) {
  try {
    await tx.transaction(async (one) => {
      for (const react of reactions[event.name] ?? [])
        await react(one, event.facts as Record<string, unknown>, event.id)
      await one.update(outbox).set({ handledAt: new Date() }).where(eq(outbox.id, event.id))
    })
  } catch (error) {
    log.error({ err: error, event: event.name, id: event.id }, 'reaction failed')
    const seconds = Math.min(3600, 5 * 2 ** event.attempts)
    await tx
      .update(outbox)
      .set({
        attempts: event.attempts + 1,
        lastError: String(error).slice(0, 500),
        retryAt: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(eq(outbox.id, event.id))
  }
}
