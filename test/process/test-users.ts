import type { Db } from '#platform/postgres/db.server.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { system } from '#shop/identity/actor.ts'
import { saveStaffRole } from '#shop/identity/staff/save-staff-role.ts'
import { setStaffRole } from '#shop/identity/staff/set-staff-role.ts'
import type { StaffArea } from '#shop/identity/staff/staff-area.ts'
import { grantRole } from '#shop/identity/roles/grant-role.ts'

export const password = 'Mot-mat-khau-khac-8!'
export const testUsers = ['customer', 'other', 'moderator', 'admin'] as const
export type Role = 'visitor' | 'packer' | (typeof testUsers)[number]
export const emailOf = (role: Role) => `${role}@people.example`

/** Adds four users with a password; returns ids by role. */
export const addTestUsers = async (db: Db) => {
  const ids: Record<string, string> = {}
  for (const role of testUsers)
    ids[role] = await addUser(db, system, { email: emailOf(role), name: role, password, role: 'user', locale: 'vi' })
  for (const role of ['moderator', 'admin'] as const) await grantRole(db, system, { userId: ids[role]!, role })
  return ids
}

export const packerAreas: StaffArea[] = ['orders', 'stock']

/** Adds a colleague whose staff role opens orders and stock. */
export async function addPacker(db: Db) {
  const userId = await addUser(db, system, {
    email: emailOf('packer'),
    name: 'packer',
    password,
    role: 'user',
    locale: 'vi',
  })
  const draft = { name: 'Đóng gói', areas: packerAreas, discountPercent: 5, refundLimit: 500_000 }
  await setStaffRole(db, system, { userId, roleId: await saveStaffRole(db, system, { id: null, ...draft }) })
}
