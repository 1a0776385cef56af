import { and, eq, isNull } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import { voidProofs } from '../proof.ts'
import { staffInvites } from '../schema.ts'

/** Revokes an invitation: its link is invalid at once. */
export const revokeInvite = (db: Db, actor: Actor, { inviteId }: { inviteId: string }) =>
  db.transaction(async (tx) => {
    const [invite] = await tx
      .update(staffInvites)
      .set({ revokedAt: new Date() })
      .where(and(eq(staffInvites.id, inviteId), isNull(staffInvites.acceptedAt), isNull(staffInvites.revokedAt)))
      .returning({ email: staffInvites.email })
    if (!invite) return false
    await voidProofs(tx, inviteId)
    await recordChange(tx, actor, { verb: 'invite.revoked', id: inviteId, name: invite.email })
    return true
  })
