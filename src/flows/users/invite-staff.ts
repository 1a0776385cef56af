import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Invitation } from '#shop/identity/invites/invite.ts'
import { proofSeconds, voidProofs } from '#shop/identity/proof.ts'
import { staffInvites, userRoles, users } from '#shop/identity/schema.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { m } from '#words/messages.js'

/** Invites somebody as staff by an email with a link that is valid for a week. A new invitation replaces the one before. */
export const inviteStaff = (db: Db, actor: Actor, { email: typed, role, locale }: Invitation) =>
  db.transaction(async (tx) => {
    const email = typed.trim().toLowerCase()
    const [current] = await tx
      .select({ role: userRoles.role })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(and(eq(users.email, email), eq(userRoles.role, role)))
    if (current) throw new Refusal('already-staff', m.user_invitation_refusal_already, {})
    const before = await tx
      .update(staffInvites)
      .set({ revokedAt: new Date() })
      .where(and(eq(staffInvites.email, email), isNull(staffInvites.acceptedAt), isNull(staffInvites.revokedAt)))
      .returning({ id: staffInvites.id })
    for (const { id } of before) await voidProofs(tx, id)
    const expiresAt = new Date(Date.now() + proofSeconds['staff-invite'] * 1000)
    const [invite] = await tx
      .insert(staffInvites)
      .values({ email, role, locale, invitedBy: actor, expiresAt })
      .returning({ id: staffInvites.id })
    await recordChange(tx, actor, { verb: 'invite.sent', id: invite!.id, name: email, after: { role } })
    await queueAccountEmail(tx, { kind: 'staff-invite', to: email, locale, facts: { inviteId: invite!.id, role } })
    return invite!.id
  })
