import type { Db } from '#platform/db.server.ts'
import type { Severity } from './event.ts'
import { securityEvents } from './schema.ts'

export type SecurityEvent = {
  type: string
  severity: Severity
  message: string
  details?: Record<string, unknown>
  userAgent?: string | null
  ip?: string | null
  userId?: string | null
}

/** Writes down what happened. Never give it a password, a code or a token. */
export const recordSecurityEvent = (db: Db, event: SecurityEvent) => db.insert(securityEvents).values(event)
