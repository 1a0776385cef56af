import type { Db } from '#platform/postgres/db.server.ts'
import { staff, system } from '#shop/identity/actor.ts'
import { saveStaffRole, type StaffRoleDraft } from '#shop/identity/staff/save-staff-role.ts'
import { setStaffRole } from '#shop/identity/staff/set-staff-role.ts'
import { userWith } from './person.ts'

/** A user with a staff role of their own. Needs openAuth. */
export async function aColleague(db: Db, draft: Partial<StaffRoleDraft> = {}) {
  const person = await userWith(db, { email: 'mai@example.com' })
  const role = { name: 'Đóng gói', areas: ['orders' as const], discountPercent: null, refundLimit: null, ...draft }
  const roleId = await saveStaffRole(db, system, { id: null, ...role })
  await setStaffRole(db, system, { userId: person.id, roleId })
  return { ...person, roleId, actor: staff(person.id) }
}
