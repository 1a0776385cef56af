import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { emailConfirmed } from '../events.ts'
import { findInvite, findOpenInvite } from './find-invite.ts'
import { setStaffRole } from '../staff/set-staff-role.ts'
import { grantRole } from '../roles/grant-role.ts'
import { hashQueued } from '../passwords/hash-queued.ts'
import { openAccount } from '../accounts/open-account.ts'
import { takeProof } from '../proof.ts'
import { refuseGuessable } from '../passwords/refuse-guessable.ts'
import { staffInvites, users } from '../schema.ts'

/** Missing if the address has an account: it gets the role, and the colleague signs in with its own password. */
type NewColleague = { name: string; password: string }

const old = () => new Refusal('link-old', m.user_invitation_refusal_old, {})

/**
 * Accepts an invitation by its link, once. The link was sent to the address, so the address is proven; credentials that a stranger may have prepared for
 * it are removed.
 */
export async function acceptInvite(db: Db, { token, colleague }: { token: string; colleague?: NewColleague }) {
  const invite = await findInvite(db, token)
  if (!invite) throw old()
  const needsAccount = !invite.isConfirmed
  if (needsAccount && !colleague) throw old()
  if (colleague) await refuseGuessable(colleague.password, colleague.name, invite.email)
  const passwordHash = needsAccount ? await hashQueued(colleague!.password) : ''
  return db.transaction(async (tx) => {
    const id = await takeProof(tx, 'staff-invite', token)
    const invite = id ? await findOpenInvite(tx, id) : undefined
    if (!invite) throw old()
    const { email, role, staffRoleId, locale } = invite
    const userId = invite.isConfirmed
      ? invite.userId!
      : await openFor(tx, { email, name: colleague?.name ?? email, passwordHash, locale })
    await tx.update(staffInvites).set({ acceptedAt: new Date() }).where(eq(staffInvites.id, invite.id))
    await grantRole(tx, invite.invitedBy, { userId, role })
    if (staffRoleId) await setStaffRole(tx, invite.invitedBy, { userId, roleId: staffRoleId })
    return {
      userId,
      email,
      roleName: invite.staffRole ?? role,
      entersAdmin: role !== 'moderator',
      isNew: !invite.isConfirmed,
    }
  })
}

async function openFor(tx: Db, opening: Omit<Parameters<typeof openAccount>[1], 'isConfirmed'>) {
  const { userId } = await openAccount(tx, opening)
  if (!userId) throw old()
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await emit(tx, emailConfirmed(userId, opening.email))
  return userId
}
