import type { Locale } from '#kit/localized.ts'
import type { Role } from '../role.ts'

/** The roles to which staff can be invited, besides the staff roles of the shop. */
export const invitableRoles = ['moderator', 'admin'] as const satisfies readonly Role[]

const inviteStates = ['open', 'expired', 'accepted', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

/** `staffRoleId`: with the role `user`, the staff role of the shop that the account gets. */
export type Invitation = { email: string; role: Role; staffRoleId?: string | null; locale: Locale }

type Facts = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null; isInviterAdmin: boolean }

/**
 * An invitation stands on the rights of its inviter: it expires when they are lost, so that a dismissed admin does not return by an invitation of their
 * own. A colleague can send it again.
 */
export function stateOfInvite(
  { expiresAt, acceptedAt, revokedAt, isInviterAdmin }: Facts,
  now = new Date(),
): InviteState {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return expiresAt <= now || !isInviterAdmin ? 'expired' : 'open'
}
