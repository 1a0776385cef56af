import type { Db } from '#platform/postgres/db.server.ts'
import { securitySwitches } from '#platform/limits/security-switches.server.ts'
import { publishLive } from '#platform/live.server.ts'
import type { EventSeverity } from './event.ts'
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

/** Records an event, cut to size; keys named like secrets are hidden. Never give it a password or a token as a value. */
export async function recordSecurityEvent(db: Db, ...events: SecurityEvent[]) {
  if (!events.length) return
  const recorded = await db
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
  // A PostgreSQL notification carries at most 8,000 bytes; no single request has more events than this.
  if (securitySwitches.monitorsLive)
    await publishLive(db, { to: staffChannel, event: 'security', facts: { events: recorded.slice(0, 40) } })
}

const secret = /password|passwd|token|key|secret|authorization|cookie/i

/** Limits the details of an event: nothing named like a secret, texts of 300 characters, 30 entries, three levels. */
function fitDetails(details: Record<string, unknown>, depth = 3): Record<string, unknown> {
  const entries = Object.entries(details).slice(0, 30)
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(0, 60), secret.test(name) ? '***' : fit(value, depth)]),
  )
}

function fit(value: unknown, depth: number): unknown {
  // PostgreSQL's jsonb takes every character except NUL and lone surrogates.
  if (typeof value === 'string') return value.slice(0, 300).toWellFormed().replaceAll('\0', '')
  if (value === null || ['number', 'boolean'].includes(typeof value)) return value
  if (typeof value !== 'object') return typeof value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, 30).map((entry) => fit(entry, depth - 1))
  return fitDetails(value as Record<string, unknown>, depth - 1)
}
