import type { Locale } from '#kit/localized.ts'
import type { Role } from '../role.ts'

/** The roles to which staff can be invited. */
export const invitableRoles = ['moderator', 'admin'] as const satisfies readonly Role[]
export type InvitableRole = (typeof invitableRoles)[number]

const inviteStates = ['open', 'expired', 'accepted', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

export type Invitation = { email: string; role: InvitableRole; locale: Locale }

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
