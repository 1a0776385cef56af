import { and, asc, count, gte, isNull } from 'drizzle-orm'
import { maskedText } from '#kit/masked.ts'
import type { Db } from '../postgres/db.server.ts'
import { outbox } from './outbox-schema.server.ts'

/** More than three tries: a temporary error would be over by then, so staff are alarmed. */
export const alarmingTries = 4

const stuck = and(isNull(outbox.handledAt), gte(outbox.attempts, alarmingTries))

export const countStuckEvents = async (db: Db) => (await db.select({ n: count() }).from(outbox).where(stuck))[0]!.n

export type StuckEvent = Awaited<ReturnType<typeof listStuckEvents>>[number]

/** Events whose reactions keep failing, oldest first. */
export async function listStuckEvents(db: Db, limit: number) {
  const { id, name, attempts, lastError, createdAt, retryAt } = outbox
  const columns = { id, name, tries: attempts, error: lastError, at: createdAt, nextAt: retryAt }
  const rows = await db.select(columns).from(outbox).where(stuck).orderBy(asc(outbox.id)).limit(limit)
  return rows.map((row) => ({ ...row, error: row.error && maskedText(row.error) }))
}
