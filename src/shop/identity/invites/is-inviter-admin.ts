import { sql } from 'drizzle-orm'
import { staffInvites } from '../schema.ts'

/** Whether the inviter of a row exists, is not locked and is an admin, for queries of `staff_invites`. */
export const isInviterAdmin = sql<boolean>`exists (
  select from users as inviter
  join user_roles as inviter_role on inviter_role.user_id = inviter.id and inviter_role.role = 'admin'
  where inviter.id = substr(${staffInvites.invitedBy}, 6) and inviter.locked_at is null
)`
