import { and, eq, ne } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { staffRoles } from '../schema.ts'
import type { StaffArea } from './staff-area.ts'

export type StaffRoleDraft = {
  name: string
  areas: StaffArea[]
  /** Percent of the goods that a holder may take off an order; null: as much as the shop allows its admins. */
  discountPercent: number | null
  /** Đồng that a holder may pay back for one order; null: no limit. */
  refundLimit: Dong | null
}
type Stored = StaffRoleDraft & { id: string }

/** What a version mark of a role is made of. */
export const staffRoleFacts = ({ name, areas, discountPercent, refundLimit }: StaffRoleDraft) => ({
  name,
  areas,
  discountPercent,
  refundLimit,
})

/** Saves a staff role, a new one if it has no id yet. What its holders may do changes with their next request. Refuses a name that another role has. */
export const saveStaffRole = (
  db: Db,
  actor: Actor,
  { id, expectedVersion, ...draft }: StaffRoleDraft & { id: string | null; expectedVersion?: string },
) =>
  db.transaction(async (tx) => {
    const stored = id === null ? undefined : await lockStaffRole(tx, id)
    if (stored) refuseChanged(expectedVersion, staffRoleFacts(stored))
    const others = id === null ? undefined : ne(staffRoles.id, id)
    const [twin] = await tx
      .select({ id: staffRoles.id })
      .from(staffRoles)
      .where(and(eq(staffRoles.name, draft.name), others))
    if (twin) throw new Refusal('name-taken', m.user_staff_refusal_name, {})
    const [saved] = stored
      ? await tx.update(staffRoles).set(draft).where(eq(staffRoles.id, stored.id)).returning({ id: staffRoles.id })
      : await tx.insert(staffRoles).values(draft).returning({ id: staffRoles.id })
    const before = stored ? staffRoleFacts(stored) : null
    await recordChange(tx, actor, { verb: 'staff-role.saved', id: saved!.id, name: draft.name, before, after: draft })
    return saved!.id
  })

/** The role, locked until the transaction ends. */
export async function lockStaffRole(tx: Db, id: string): Promise<Stored> {
  const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
  if (!role) throw new Refusal('staff-role-unknown', m.user_staff_refusal_unknown, {})
  return role
}
