import { describe, expect } from 'vitest'
import { useStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { env, useEnv } from '#platform/env.server.ts'
import { system } from '#shop/identity/actor.ts'
import { setStaffRole } from '#shop/identity/staff/set-staff-role.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { userWith } from '#test/person.ts'
import { aColleague } from '#test/colleague.ts'
import { test } from '#test/with-db.ts'
import { actsAsStaff, requireStaff } from './require-staff.server.ts'
import { requireRole } from './require-role.server.ts'

const demo = env

test.beforeEach(({ db, store }) => {
  openAuth(db, 'a secret of at least thirty-two characters')
  useStore({ ...store, db } as Store)
})
test.afterEach(() => useEnv(demo))

const at = (path: string, headers = new Headers()) => new Request(`http://localhost${path}`, { headers })

/** The address to which a visitor is redirected; null when they may come in. */
const ledFrom = (knock: Promise<unknown>) =>
  knock.then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )

const anAdmin = (db: Db) => userWith(db, { email: 'boss@example.com', role: 'admin' })

describe('access to the admin', () => {
  test('an admin may come in', async ({ db }) => {
    const boss = await anAdmin(db)
    const { person } = await requireStaff(at('/admin/orders', await boss.signIn()))
    expect(person.id).toBe(boss.id)
  })

  test('customers and moderators are redirected to the home page', async ({ db }) => {
    for (const role of ['user', 'moderator'] as const) {
      const person = await userWith(db, { email: `${role}@example.com`, role })
      expect(await ledFrom(requireStaff(at('/admin', await person.signIn()))), role).toBe('/?notice=not-admin')
    }
  })

  test('a colleague comes in with the areas of their staff role, and no longer when it is taken', async ({ db }) => {
    const mai = await aColleague(db, { areas: ['orders', 'stock'] })
    const headers = await mai.signIn()
    expect((await requireStaff(at('/admin', headers))).areas).toEqual(['orders', 'stock'])
    expect(await actsAsStaff({ id: mai.id, hasTwoFactor: false }, 'orders')).toBe(true)
    expect(await actsAsStaff({ id: mai.id, hasTwoFactor: false })).toBe(false)
    expect(await actsAsStaff({ id: mai.id, hasTwoFactor: false }, 'moderator')).toBe(false)
    await setStaffRole(db, system, { userId: mai.id, roleId: null })
    expect(await ledFrom(requireStaff(at('/admin', headers)))).toBe('/?notice=not-admin')
  })

  test('in a live shop a colleague without two-factor is redirected to set it up', async ({ db }) => {
    const headers = await (await aColleague(db)).signIn()
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect(await ledFrom(requireStaff(at('/admin', headers)))).toBe('/profile/security?notice=two-factor-needed')
  })

  test('visitors are redirected to the admin sign-in, and back afterwards', async () => {
    const led = await ledFrom(requireStaff(at('/admin/orders?state=placed')))
    expect(led).toBe('/auth?mode=admin&notice=admin-needed&next=%2Fadmin%2Forders%3Fstate%3Dplaced')
  })

  test('in a live shop an admin without two-factor is redirected to set it up', async ({ db }) => {
    const headers = await (await anAdmin(db)).signIn()
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect(await ledFrom(requireStaff(at('/admin', headers)))).toBe('/profile/security?notice=two-factor-needed')
  })

  test('in a live shop an admin with two-factor may come in', async ({ db }) => {
    const boss = await anAdmin(db)
    const { headers } = await boss.turnOnTwoFactor()
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect(await ledFrom(requireStaff(at('/admin', headers)))).toBeNull()
  })
})

describe('photos and news for staff', () => {
  test('in a live shop an admin without two-factor is no staff, also not as a moderator', async ({ db }) => {
    const { id } = await anAdmin(db)
    expect(await actsAsStaff({ id, hasTwoFactor: false })).toBe(true)
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect(await actsAsStaff({ id, hasTwoFactor: false })).toBe(false)
    expect(await actsAsStaff({ id, hasTwoFactor: false }, 'moderator')).toBe(false)
    expect(await actsAsStaff({ id, hasTwoFactor: true }, 'moderator')).toBe(true)
  })

  test('a moderator is staff only where moderators are', async ({ db }) => {
    const { id } = await userWith(db, { email: 'minh@example.com', role: 'moderator' })
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect(await actsAsStaff({ id, hasTwoFactor: false }, 'moderator')).toBe(true)
    expect(await actsAsStaff({ id, hasTwoFactor: false })).toBe(false)
  })
})

describe('access to moderation', () => {
  test('moderators and admins may come in, and customers are redirected to the home page', async ({ db }) => {
    const [lan, minh] = [await userWith(db), await userWith(db, { email: 'minh@example.com', role: 'moderator' })]
    const knock = (userId: string) => ledFrom(requireRole(at('/moderation'), userId, 'moderator'))
    expect(await knock(minh.id)).toBeNull()
    expect(await knock((await anAdmin(db)).id)).toBeNull()
    expect(await knock(lan.id)).toBe('/?notice=not-moderator')
  })
})
