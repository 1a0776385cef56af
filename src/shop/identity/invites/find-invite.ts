import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stateOfInvite } from './invite.ts'
import { isInviterAdmin } from './is-inviter-admin.ts'
import { findProof } from '../proof.ts'
import { staffInvites, staffRoles, users } from '../schema.ts'

/** The invitation of a link while it is valid, and whether its address has a confirmed account. */
export async function findInvite(db: Db, token: string) {
  const id = await findProof(db, 'staff-invite', token)
  return id ? findOpenInvite(db, id) : undefined
}

export async function findOpenInvite(db: Db, id: string) {
  const [invite] = await db
    .select({
      id: staffInvites.id,
      email: staffInvites.email,
      role: staffInvites.role,
      staffRoleId: staffInvites.staffRoleId,
      staffRole: staffRoles.name,
      locale: staffInvites.locale,
      invitedBy: staffInvites.invitedBy,
      isInviterAdmin,
      expiresAt: staffInvites.expiresAt,
      acceptedAt: staffInvites.acceptedAt,
      revokedAt: staffInvites.revokedAt,
      userId: users.id,
      isConfirmed: users.emailVerified,
    })
    .from(staffInvites)
    .leftJoin(staffRoles, eq(staffRoles.id, staffInvites.staffRoleId))
    .leftJoin(users, eq(users.email, staffInvites.email))
    .where(eq(staffInvites.id, id))
  return invite && stateOfInvite(invite) === 'open' ? invite : undefined
}
