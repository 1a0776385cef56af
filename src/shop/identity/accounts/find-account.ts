import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { userRoles, users } from '../schema.ts'

/** An account as staff may see it, without secrets. */
export const findAccount = async (db: Db, userId: string) =>
  (
    await db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        phone: users.phone,
        locale: users.locale,
        hasTwoFactor: users.twoFactorEnabled,
        joinedAt: users.createdAt,
        lockedAt: users.lockedAt,
        lockReason: users.lockReason,
      })
      .from(users)
      .where(eq(users.id, userId))
  )[0]

export const listRoles = async (db: Db, userId: string) =>
  (await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))).map(
    ({ role }) => role,
  )
