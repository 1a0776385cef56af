import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { staff } from '../actor.ts'
import { openAuth } from '../auth.server.ts'
import { grantRole } from './grant-role.ts'
import { revokeRole } from './revoke-role.ts'
import { hasRole } from './role-check.ts'
import { userRoles, users } from '../schema.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

describe('roles', () => {
  test('a role is granted and revoked once, and its grant names the actor', async ({ db }) => {
    const [admin, minh] = [await userWith(db, { role: 'admin' }), await userWith(db, { email: 'minh@example.com' })]
    const role = { userId: minh.id, role: 'moderator' } as const
    expect(await grantRole(db, staff(admin.id), role)).toBe(true)
    expect(await grantRole(db, staff(minh.id), role)).toBe(false)
    expect(await hasRole(db, minh.id, 'moderator')).toBe(true)
    expect(await hasRole(db, minh.id, 'admin')).toBe(false)
    const [row] = await db.select().from(userRoles).where(eq(userRoles.role, 'moderator'))
    expect(row!.grantedBy).toBe(staff(admin.id))
    expect(await revokeRole(db, staff(admin.id), role)).toBe(true)
    expect(await revokeRole(db, staff(admin.id), role)).toBe(false)
    expect(await hasRole(db, minh.id, 'moderator')).toBe(false)
    const names = (await db.select({ name: outbox.name }).from(outbox)).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('role.'))).toEqual(['role.granted', 'role.revoked'])
  })

  test('the last admin cannot lose the role', async ({ db }) => {
    const [admin, minh] = [
      await userWith(db, { role: 'admin' }),
      await userWith(db, { email: 'minh@example.com', role: 'admin' }),
    ]
    const last = { userId: admin.id, role: 'admin' } as const
    await revokeRole(db, staff(admin.id), { userId: minh.id, role: 'admin' })
    await expect(revokeRole(db, staff(admin.id), last)).rejects.toMatchObject({ code: 'last-admin' })
    expect(await hasRole(db, admin.id, 'admin')).toBe(true)
  })

  test('a role is refused to a user whose address is unconfirmed', async ({ db }) => {
    const [admin, minh] = [await userWith(db, { role: 'admin' }), await userWith(db, { email: 'minh@example.com' })]
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, minh.id))
    const grant = grantRole(db, staff(admin.id), { userId: minh.id, role: 'admin' })
    await expect(grant).rejects.toMatchObject({ code: 'unconfirmed' })
    expect(await hasRole(db, minh.id, 'admin')).toBe(false)
  })
})
