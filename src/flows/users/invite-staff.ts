import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Invitation } from '#shop/identity/invites/invite.ts'
import { proofSeconds, voidProofs } from '#shop/identity/proof.ts'
import type { Role } from '#shop/identity/role.ts'
import { lockStaffRole } from '#shop/identity/staff/save-staff-role.ts'
import { staffInvites, staffMembers, userRoles, users } from '#shop/identity/schema.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { m } from '#words/messages.js'

/** Invites somebody as staff by an email with a link that is valid for a week. A new invitation replaces the one before. */
export const inviteStaff = (db: Db, actor: Actor, { email: typed, role, staffRoleId = null, locale }: Invitation) =>
  db.transaction(async (tx) => {
    const email = typed.trim().toLowerCase()
    const staffRole = staffRoleId ? await lockStaffRole(tx, staffRoleId) : undefined
    if (await holdsAlready(tx, { email, role, staffRoleId }))
      throw new Refusal('already-staff', m.user_invitation_refusal_already, {})
    const before = await tx
      .update(staffInvites)
      .set({ revokedAt: new Date() })
      .where(and(eq(staffInvites.email, email), isNull(staffInvites.acceptedAt), isNull(staffInvites.revokedAt)))
      .returning({ id: staffInvites.id })
    for (const { id } of before) await voidProofs(tx, id)
    const expiresAt = new Date(Date.now() + proofSeconds['staff-invite'] * 1000)
    const [invite] = await tx
      .insert(staffInvites)
      .values({ email, role, staffRoleId, locale, invitedBy: actor, expiresAt })
      .returning({ id: staffInvites.id })
    await recordChange(tx, actor, {
      verb: 'invite.sent',
      id: invite!.id,
      name: email,
      after: { role: staffRole?.name ?? role },
    })
    const facts = { inviteId: invite!.id, role, ...(staffRole && { staffRole: staffRole.name }) }
    await queueAccountEmail(tx, { kind: 'staff-invite', to: email, locale, facts })
    return invite!.id
  })

type Asked = { email: string; role: Role; staffRoleId: string | null }

/** Whether the account of the address has what it would be invited to. */
async function holdsAlready(tx: Db, { email, role, staffRoleId }: Asked) {
  const [held] = await tx
    .select({ role: userRoles.role, staffRoleId: staffMembers.roleId })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, role)))
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(eq(users.email, email))
  return staffRoleId ? held?.staffRoleId === staffRoleId : Boolean(held?.role)
}
