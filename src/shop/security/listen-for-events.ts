import { desc, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { subscribeLive } from '#platform/live.server.ts'
import { log } from '#platform/log/log.server.ts'
import { eventSeverities } from './event.ts'
import { sinceOf } from './security-period.ts'
import { maxInMemory, rememberEvents } from './recent-events.ts'
import { securityEvents } from './schema.ts'
import { staffChannel } from './staff-channel.ts'

const messageSchema = z.object({
  events: z.array(
    z.object({ id: z.number(), type: z.string(), severity: z.enum(eventSeverities), at: z.coerce.date() }),
  ),
})

/** Keeps the newest events of all processes in this process's memory; missed ones are read from the database. Answers a function that stops listening. */
export async function listenForEvents(db: Db) {
  const stop = subscribeLive(staffChannel, {
    onMessage: ({ event, facts }) => {
      if (event === 'security') rememberEvents(messageSchema.parse(facts).events)
    },
    onMissed: () => void readEvents(db).catch((error: unknown) => log.warn({ err: error }, 'security events not read')),
  })
  await readEvents(db)
  return stop
}

/** Reads events that were recorded while this process was not listening. */
export const readEvents = async (db: Db) => rememberEvents(await readNewest(db))

const readNewest = (db: Db) =>
  db
    .select({
      id: securityEvents.id,
      type: securityEvents.type,
      severity: securityEvents.severity,
      at: securityEvents.at,
    })
    .from(securityEvents)
    .where(gt(securityEvents.at, sinceOf('24h')))
    .orderBy(desc(securityEvents.at))
    .limit(maxInMemory)
