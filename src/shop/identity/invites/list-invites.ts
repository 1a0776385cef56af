import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stateOfInvite } from './invite.ts'
import { isInviterAdmin } from './is-inviter-admin.ts'
import { staffInvites, staffRoles, users } from '../schema.ts'

/** The invitations, the latest first; the worker deletes them after 90 days. */
export async function listInvites(db: Db, now = new Date()) {
  const rows = await db
    .select({
      id: staffInvites.id,
      email: staffInvites.email,
      role: staffInvites.role,
      staffRoleId: staffInvites.staffRoleId,
      staffRole: staffRoles.name,
      sentAt: staffInvites.sentAt,
      expiresAt: staffInvites.expiresAt,
      acceptedAt: staffInvites.acceptedAt,
      revokedAt: staffInvites.revokedAt,
      isInviterAdmin,
      byName: sql<
        string | null
      >`(select ${users.name} from ${users} where ${users.id} = substr(${staffInvites.invitedBy}, 6))`,
    })
    .from(staffInvites)
    .leftJoin(staffRoles, eq(staffRoles.id, staffInvites.staffRoleId))
    .orderBy(desc(staffInvites.at))
    .limit(100)
  return rows.map((row) => ({ ...row, state: stateOfInvite(row, now) }))
}
export type InviteRow = Awaited<ReturnType<typeof listInvites>>[number]
