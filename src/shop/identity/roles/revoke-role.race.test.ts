import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { staff, system } from '../actor.ts'
import { addUser } from '../accounts/add-user.ts'
import { revokeRole } from './revoke-role.ts'
import { userRoles } from '../schema.ts'

test('two admins who revoke each other’s role at the same moment leave one admin', async ({ store }) => {
  const { db } = store
  for (let round = 0; round < 20; round += 1) {
    await db.delete(userRoles)
    const make = () =>
      addUser(db, system, { email: `${randomUUID()}@a.vn`, name: 'A', password: 'x', role: 'admin', locale: 'vi' })
    const [a, b] = [await make(), await make()]
    await Promise.allSettled([
      revokeRole(db, staff(a), { userId: b, role: 'admin' }),
      revokeRole(db, staff(b), { userId: a, role: 'admin' }),
    ])
    expect(await db.select().from(userRoles).where(eq(userRoles.role, 'admin'))).toHaveLength(1)
  }
})
