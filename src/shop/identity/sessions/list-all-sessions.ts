import { and, count, desc, eq, exists, gt, sql, or } from 'drizzle-orm'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readUserAgent } from './read-user-agent.ts'
import { maskedNetwork } from './masked-network.ts'
import { sessions, staffMembers, userRoles, users } from '../schema.ts'
import { sessionLifetimeMs } from './session-rules.ts'

export const sessionsPerPage = 50
type SessionListParams = { text: string; isStaff: boolean }

const openSessions = (db: Db, { text, isStaff }: SessionListParams, now: Date) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, new Date(now.getTime() - sessionLifetimeMs)),
    ...(phoneDigits(text) || fold(text))
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${users.searchText} like ${`%${word}%`}`),
    isStaff
      ? or(
          exists(
            db
              .select({ one: sql`1` })
              .from(userRoles)
              .where(and(eq(userRoles.userId, sessions.userId), sql`${userRoles.role} <> 'user'`)),
          ),
          exists(
            db
              .select({ one: sql`1` })
              .from(staffMembers)
              .where(eq(staffMembers.userId, sessions.userId)),
          ),
        )
      : undefined,
  )

/** All sessions of all users, the last used first. */
export async function listAllSessions(db: Db, params: SessionListParams, page: number, now = new Date()) {
  const rows = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      firstSeen: sessions.createdAt,
      lastSeen: sessions.updatedAt,
      secondFactorAt: sessions.secondFactorAt,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(openSessions(db, params, now))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(sessionsPerPage)
    .offset((page - 1) * sessionsPerPage)
  return rows.map(({ userAgent, ipAddress, secondFactorAt, ...row }) => ({
    ...row,
    ...readUserAgent(userAgent),
    network: maskedNetwork(ipAddress) ?? null,
    hasSecondFactor: secondFactorAt !== null,
  }))
}
export type SessionRow = Awaited<ReturnType<typeof listAllSessions>>[number]

export const countAllSessions = async (db: Db, params: SessionListParams, now = new Date()) =>
  (
    await db
      .select({ n: count() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(openSessions(db, params, now))
  )[0]!.n
