import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { type Actor, isUserId } from '../actor.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { staffMembers, staffRoles } from '../schema.ts'

/** The staff role of a user; none for customers. An admin opens everything and needs none. */
export async function findStaffRole(db: Db, userId: string) {
  const [role] = await db
    .select({
      id: staffRoles.id,
      name: staffRoles.name,
      areas: staffRoles.areas,
      discountPercent: staffRoles.discountPercent,
      refundLimit: staffRoles.refundLimit,
    })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffMembers.userId, userId))
  return role
}

/** Percent of the goods that somebody may take off an order, and đồng that they may pay back for one. */
type StaffLimits = { discountPercent: number; refund: Dong }
const unlimited: StaffLimits = { discountPercent: 100, refund: Infinity }

/** The limits of an actor's staff role. Admins, buyers and the shop itself have none here: other rules say what they may. */
export async function findStaffLimits(db: Db, actor: Actor): Promise<StaffLimits> {
  const userId = actor.startsWith('user:') ? actor.slice(5) : ''
  const role = isUserId(userId) ? await findStaffRole(db, userId) : undefined
  if (!role || (await rolesOf(db, actor)).includes('admin')) return unlimited
  return {
    discountPercent: role.discountPercent ?? unlimited.discountPercent,
    refund: role.refundLimit ?? unlimited.refund,
  }
}
