import type { Locale } from '#kit/localized.ts'
import type { Role } from '../role.ts'

/** The roles to which staff can be invited. */
export const invitableRoles = ['moderator', 'admin'] as const satisfies readonly Role[]
export type InvitableRole = (typeof invitableRoles)[number]

const inviteStates = ['open', 'expired', 'accepted', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

export type Invitation = { email: string; role: InvitableRole; locale: Locale }

type Times = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null }

export function stateOfInvite({ expiresAt, acceptedAt, revokedAt }: Times, now = new Date()): InviteState {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}
