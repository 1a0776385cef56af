import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { aColleague } from '#test/colleague.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { system } from '../actor.ts'
import { openAuth } from '../auth.server.ts'
import { grantRole } from '../roles/grant-role.ts'
import { users } from '../schema.ts'
import { findStaffLimits, findStaffRole } from './find-staff-role.ts'
import { isStaff } from './is-staff.ts'
import { listStaffMembers } from './list-staff-members.ts'
import { listStaffRoles } from './list-staff-roles.ts'
import { removeStaffRole } from './remove-staff-role.ts'
import { saveStaffRole, staffRoleFacts } from './save-staff-role.ts'
import { setStaffRole } from './set-staff-role.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const refused = (code: string) => expect.objectContaining({ code })
const care = { name: 'Chăm sóc', areas: ['customers' as const], discountPercent: 10, refundLimit: 300_000 }

describe('staff roles', () => {
  test('a colleague has one role at most, and every change is in the audit log', async ({ db }) => {
    const mai = await aColleague(db)
    const careId = await saveStaffRole(db, system, { id: null, ...care })
    await setStaffRole(db, system, { userId: mai.id, roleId: careId })
    expect(await findStaffRole(db, mai.id)).toMatchObject({ name: 'Chăm sóc', areas: ['customers'] })
    expect(await listStaffMembers(db)).toEqual([{ id: mai.id, name: expect.any(String), roleId: careId }])
    const log = await db.select({ after: auditLog.after }).from(auditLog).where(eq(auditLog.verb, 'role.changed'))
    expect(log).toEqual([{ after: { role: 'Đóng gói' } }, { after: { role: 'Chăm sóc' } }])
  })

  test('a role is not given to an unconfirmed address', async ({ db }) => {
    const lan = await userWith(db)
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, lan.id))
    const roleId = await saveStaffRole(db, system, { id: null, ...care })
    await expect(setStaffRole(db, system, { userId: lan.id, roleId })).rejects.toEqual(refused('unconfirmed'))
    expect(await findStaffRole(db, lan.id)).toBeUndefined()
  })

  test('two roles do not share a name, and who saves over a colleague’s change is told', async ({ db }) => {
    const id = await saveStaffRole(db, system, { id: null, ...care })
    await expect(saveStaffRole(db, system, { id: null, ...care })).rejects.toEqual(refused('name-taken'))
    const expectedVersion = versionMarkOf(staffRoleFacts(care))
    await saveStaffRole(db, system, { id, expectedVersion, ...care, refundLimit: null })
    await expect(saveStaffRole(db, system, { id, expectedVersion, ...care })).rejects.toEqual(
      refused('changed-meanwhile'),
    )
  })

  test('a role that somebody holds is not removed', async ({ db }) => {
    const mai = await aColleague(db)
    await expect(removeStaffRole(db, system, mai.roleId)).rejects.toEqual(refused('staff-role-held'))
    await setStaffRole(db, system, { userId: mai.id, roleId: null })
    await removeStaffRole(db, system, mai.roleId)
    expect(await listStaffRoles(db)).toEqual([])
  })

  test('limits bind the holder, and nobody who is an admin too', async ({ db }) => {
    const mai = await aColleague(db, { discountPercent: 5, refundLimit: 500_000 })
    expect(await findStaffLimits(db, mai.actor)).toEqual({ discountPercent: 5, refund: 500_000 })
    expect(await isStaff(db, mai.actor)).toBe(true)
    await grantRole(db, system, { userId: mai.id, role: 'admin' })
    for (const actor of [mai.actor, system, 'guest', 'user:nobody'])
      expect(await findStaffLimits(db, actor), actor).toEqual({ discountPercent: 100, refund: Infinity })
    expect(await isStaff(db, 'user:nobody')).toBe(false)
  })
})
