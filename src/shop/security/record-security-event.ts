import type { Db } from '#platform/postgres/db.server.ts'
import { securitySwitches } from '#platform/limits/security-switches.server.ts'
import { publishLive } from '#platform/live.server.ts'
import type { EventSeverity } from './event.ts'
import { fitDetails } from './fit-details.ts'
import { securityEvents } from './schema.ts'
import { staffChannel } from './staff-channel.ts'

export type SecurityEvent = {
  type: string
  severity: EventSeverity
  message: string
  details?: Record<string, unknown>
  userAgent?: string | null
  ip?: string | null
  userId?: string | null
}

const short = (text: string, max: number) => text.slice(0, max).toWellFormed().replaceAll('\0', '')

/** Writes down what happened, cut to size; keys named like secrets are hidden. Never give it a password or a token as a value. */
export async function recordSecurityEvent(db: Db, ...events: SecurityEvent[]) {
  if (!events.length) return
  const kept = await db
    .insert(securityEvents)
    .values(
      events.map(({ type, severity, message, details = {}, userAgent, ip, userId }) => ({
        type: short(type, 60),
        severity,
        message: short(message, 300),
        details: fitDetails(details),
        userAgent: userAgent ? short(userAgent, 300) : null,
        ip: ip ? short(ip, 60) : null,
        userId,
      })),
    )
    .returning({
      id: securityEvents.id,
      type: securityEvents.type,
      severity: securityEvents.severity,
      at: securityEvents.at,
    })
  // PostgreSQL carries 8,000 bytes at once; more events than this come from no single request.
  if (securitySwitches.monitorsLive)
    await publishLive(db, { to: staffChannel, event: 'security', facts: { events: kept.slice(0, 40) } })
}
