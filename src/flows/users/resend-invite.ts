import { and, eq, isNull } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { proofSeconds, voidProofs } from '#shop/identity/proof.ts'
import { lockStaffRole } from '#shop/identity/staff/save-staff-role.ts'
import { staffInvites } from '#shop/identity/schema.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'

/** Sends the invitation again, in the name of who sends it now; the old link is void, and a new week begins. Nothing is sent for an accepted or withdrawn invitation. */
export const resendInvite = (db: Db, actor: Actor, { inviteId }: { inviteId: string }) =>
  db.transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + proofSeconds['staff-invite'] * 1000)
    const [invite] = await tx
      .update(staffInvites)
      .set({ sentAt: new Date(), expiresAt, invitedBy: actor })
      .where(and(eq(staffInvites.id, inviteId), isNull(staffInvites.acceptedAt), isNull(staffInvites.revokedAt)))
      .returning()
    if (!invite) return false
    await voidProofs(tx, inviteId)
    const { email, role, staffRoleId, locale } = invite
    const staffRole = staffRoleId ? await lockStaffRole(tx, staffRoleId) : undefined
    await recordChange(tx, actor, { verb: 'invite.resent', id: inviteId, name: email })
    const facts = { inviteId, role, ...(staffRole && { staffRole: staffRole.name }) }
    await queueAccountEmail(tx, { kind: 'staff-invite', to: email, locale, facts })
    return true
  })
