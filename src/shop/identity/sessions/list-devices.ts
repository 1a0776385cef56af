import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { readUserAgent } from './read-user-agent.ts'
import { maskedNetwork } from './masked-network.ts'
import { sessions } from '../schema.ts'
import { sessionLifetimeMs } from './session-rules.ts'

export type Device = {
  sessionId: string
  browser?: string
  system?: string
  network?: string
  firstSeen: Date
  /** To the hour: a session is updated at most once an hour. */
  lastSeen: Date
  hasSecondFactor: boolean
}

/** The sessions of a user, the last used first. */
export async function listDevices(db: Db, userId: string, now = new Date()): Promise<Device[]> {
  const isOpen = and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, new Date(now.getTime() - sessionLifetimeMs)),
  )
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
  return rows.map((row) => ({
    sessionId: row.id,
    ...readUserAgent(row.userAgent),
    network: maskedNetwork(row.ipAddress),
    firstSeen: row.createdAt,
    lastSeen: row.updatedAt,
    hasSecondFactor: row.secondFactorAt !== null,
  }))
}
