import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import type { EventSeverity } from './event.ts'
import { securityEvents } from './schema.ts'

/** A report shows the 50 newest (docs/reference/spec.md 9). */
export const eventsPerPage = 50

type SecurityEventListParams = {
  since?: Date
  severity?: EventSeverity | null
  type?: string | null
  text?: string
}
type EventsQuery = SecurityEventListParams & { limit?: number; page?: number }

function within({ since = addDays(new Date(), -1), severity, type, text = '' }: SecurityEventListParams) {
  const words = fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word}%`)
  return and(
    gt(securityEvents.at, since),
    severity ? eq(securityEvents.severity, severity) : undefined,
    type ? eq(securityEvents.type, type) : undefined,
    words.length
      ? or(
          and(...words.map((word) => sql`${securityEvents.searchText} like ${word}`)),
          sql`${securityEvents.userId} in (select ${users.id} from ${users} where ${and(...words.map((word) => sql`${users.searchText} like ${word}`))})`,
        )
      : undefined,
  )
}

/** The newest events first, with the user if the account still exists. One call loads at most 1,000. */
export const listSecurityEvents = (db: Db, { limit = eventsPerPage, page = 1, ...params }: EventsQuery = {}) =>
  db
    .select({
      id: securityEvents.id,
      type: securityEvents.type,
      severity: securityEvents.severity,
      message: securityEvents.message,
      details: securityEvents.details,
      at: securityEvents.at,
      userAgent: securityEvents.userAgent,
      ip: securityEvents.ip,
      userId: securityEvents.userId,
      userName: users.name,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(within(params))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(Math.min(limit, 1000))
    .offset((page - 1) * limit)
export type SecurityEventRow = Awaited<ReturnType<typeof listSecurityEvents>>[number]

/** The number of events of each type and severity, for the filters, so without regard to the chosen type and severity. */
export const countSecurityEvents = (db: Db, { since, text }: Pick<SecurityEventListParams, 'since' | 'text'>) =>
  db
    .select({ type: securityEvents.type, severity: securityEvents.severity, n: count() })
    .from(securityEvents)
    .where(within({ since, text }))
    .groupBy(securityEvents.type, securityEvents.severity)
