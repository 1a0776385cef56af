import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { alarmingTries } from '#platform/jobs/list-stuck-events.server.ts'
import { log } from '#platform/log/log.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { reactions, batchReactions } from '#flows/reactions.ts'

/** Events per batch; a full batch means that there may be more. */
export const outboxBatchSize = 50

/**
 * Runs the reactions of waiting events, oldest first; returns how many it found. Several processes may do so at once, since each row is locked by
 * one. An event that only a newer version knows is left to a process of that version, which may be starting beside this one.
 */
export async function dispatchOutbox(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const names = [...Object.keys(reactions), ...Object.keys(batchReactions)]
    const events = await waiting(tx, { names })
    const isDone = events.length > 1 && (await carryTogether(tx, events))
    if (!isDone) for (const event of events) await carryOne(tx, event)
    return events.length
  })
}

type Waiting = { id: number; name: string; facts: Record<string, unknown>; attempts: number }

/** Runs a batch in one savepoint; if anything fails it is rolled back, and each event runs alone. */
async function carryTogether(tx: Db, events: Waiting[]) {
  try {
    await tx.transaction(async (all) => {
      await reactTo(all, events)
      await markDone(all, events)
    })
    return true
  } catch (error) {
    log.info({ err: error, events: events.length }, 'a batch of events is carried one by one')
    return false
  }
}

/** Batch reactions run first: an email about a placed order precedes all later news of it. */
async function reactTo(tx: Db, events: Waiting[]) {
  for (const [name, all] of Map.groupBy(events, (event) => event.name))
    for (const react of batchReactions[name] ?? []) await react(tx, all)
  for (const { id, name, facts } of events) for (const react of reactions[name] ?? []) await react(tx, facts, id)
}

const markDone = (tx: Db, events: Waiting[]) =>
  mark(tx, { ids: events.map(({ id }) => id), now: new Date().toISOString() })

const mark = prepared((db) =>
  db
    .update(outbox)
    .set({ handledAt: sql`${sql.placeholder('now')}` })
    .where(sql`${outbox.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

const waiting = prepared((db) =>
  db
    .select({ id: outbox.id, name: outbox.name, facts: outbox.facts, attempts: outbox.attempts })
    .from(outbox)
    .where(sql`${outbox.handledAt} is null and (${outbox.retryAt} is null or ${outbox.retryAt} <= now())
      and ${outbox.name} = any(${sql.placeholder('names')}::text[])`)
    .orderBy(asc(outbox.id))
    .limit(outboxBatchSize)
    .for('update', { skipLocked: true }),
)

/** All reactions of an event succeed together, or the event is tried again: after 5 s, 10 s, 20 s … an hour. After the fourth failure staff are alarmed. */
async function carryOne(tx: Db, event: Waiting) {
  try {
    await tx.transaction(async (one) => {
      await reactTo(one, [event])
      await markDone(one, [event])
    })
  } catch (error) {
    log.error({ err: error, event: event.name, id: event.id }, 'reaction failed')
    await waitForAnother(tx, event, String(error).slice(0, 500))
  }
}

async function waitForAnother(tx: Db, { id, name, attempts }: Waiting, lastError: string) {
  const seconds = Math.min(3600, 5 * 2 ** attempts)
  await tx
    .update(outbox)
    .set({ attempts: attempts + 1, lastError, retryAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outbox.id, id))
  if (attempts + 1 !== alarmingTries) return
  await recordSecurityEvent(tx, {
    type: 'event-stuck',
    severity: 'high',
    message: 'What follows from an event has failed four times; it is tried again every hour at most',
    details: { event: name, id, error: lastError },
  })
}
