import { describe, expect } from 'vitest'
import { staff } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { endSessions } from '#shop/identity/sessions/end-sessions.ts'
import { grantRole } from '#shop/identity/roles/grant-role.ts'
import { listDevices } from '#shop/identity/sessions/list-devices.ts'
import { users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { returns } from '#shop/returns/schema.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { searchAudit } from '#shop/security/search-audit.ts'
import { aColleague } from '#test/colleague.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { eq } from 'drizzle-orm'
import { countUsers, listUsers, sumUserOrders, type UserListParams } from './list-users.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const asked = (change: Partial<UserListParams> = {}): UserListParams => ({
  text: '',
  kind: null,
  state: null,
  sort: '-joined',
  ...change,
})
const everything = { text: '', subject: null, actor: null, from: null, until: null }

describe('the list of users', () => {
  test('users are found by name without accents, by email and by parts of the phone number', async ({ db }) => {
    const duc = await userWith(db, { email: 'duc@example.com' })
    await userWith(db, { email: 'lan@example.com' })
    await db.update(users).set({ name: 'Đỗ Đức', phone: '+84912345678' }).where(eq(users.id, duc.id))
    const found = async (text: string) => (await listUsers(db, asked({ text }), 1)).map(({ email }) => email)
    for (const text of ['do duc', 'ĐỨC', 'duc@example.com', '0912 345 678', '+84 912', '345678'])
      expect(await found(text), text).toEqual(['duc@example.com'])
    expect(await found('lan 345678')).toEqual([])
    expect(await found('100%')).toEqual([])
    expect((await found('')).toSorted()).toEqual(['duc@example.com', 'lan@example.com'])
  })

  test('an export that is read page by page misses nobody when a user confirms meanwhile', async ({ db }) => {
    const emails = ['huy@example.com', 'lan@example.com', 'minh@example.com']
    for (const email of emails) await userWith(db, { email })
    await db.update(users).set({ emailVerified: false })
    const query = asked({ state: 'unconfirmed', sort: 'joined' })
    const [first] = await listUsers(db, query, 1, 1)
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, first!.id))
    const others = await listUsers(db, { ...query, after: first!.id }, 1)
    expect([first!, ...others].map(({ email }) => email).toSorted()).toEqual(emails)
  })

  test('users are listed with roles, orders, value without cancelled orders, and last visit', async ({ db }) => {
    const lan = await userWith(db)
    await db.insert(orders).values([anOrder(lan.id, 'A', 500_000), anOrder(lan.id, 'B', 300_000, 'cancelled')])
    expect(await sumUserOrders(db, lan.id)).toEqual({ orders: 2, value: 500_000, lastSeen: null })
    await recordSecurityEvent(db, { type: 'sign-in', severity: 'low', message: 'Signed in', userId: lan.id })
    await grantRole(db, staff(lan.id), { userId: lan.id, role: 'moderator' })
    expect(await listUsers(db, asked(), 1)).toMatchObject([
      { id: lan.id, orders: 2, value: 500_000, lastSeen: expect.any(Date), joinedAt: expect.any(Date) },
    ])
    const [row] = await listUsers(db, asked(), 1)
    expect(row!.roles.toSorted()).toEqual(['moderator', 'user'])
    const mai = await aColleague(db)
    const staffRoles = (await listUsers(db, asked(), 1)).map(({ id, staffRole }) => [id, staffRole])
    expect(Object.fromEntries(staffRoles)).toEqual({ [lan.id]: null, [mai.id]: 'Đóng gói' })
  })

  test('an exchange is no further order of a user, and goods that were refunded are not bought', async ({ db }) => {
    const lan = await userWith(db)
    await db.insert(orders).values([anOrder(lan.id, 'A', 500_000), anOrder(lan.id, 'B', 0)])
    const sentBack = { code: 'A-R1', orderId: '261121-A', requestKey: crypto.randomUUID(), openedBy: staff(lan.id) }
    await db.insert(returns).values({ ...sentBack, wish: 'exchange', state: 'closed', exchangeOrderId: '261121-B' })
    const sums = { orders: 1, value: 500_000 }
    expect(await sumUserOrders(db, lan.id)).toMatchObject(sums)
    expect(await listUsers(db, asked(), 1)).toMatchObject([sums])
    const money = { method: 'cod', state: 'refunded', amount: 500_000, received: 500_000, refunded: 500_000 } as const
    await db.insert(payments).values({ orderId: '261121-A', ...money })
    expect(await sumUserOrders(db, lan.id)).toMatchObject({ value: 0 })
    expect(await listUsers(db, asked(), 1)).toMatchObject([{ value: 0 }])
  })

  test('users are counted and listed by kind', async ({ db }) => {
    await userWith(db, { email: 'boss@example.com', role: 'admin' })
    await userWith(db, { email: 'minh@example.com', role: 'moderator' })
    await userWith(db, { email: 'lan@example.com' })
    expect(await countUsers(db, { text: '', state: null })).toEqual({ all: 3, customer: 1, moderator: 1, admin: 1 })
    const shown = async (kind: UserListParams['kind']) =>
      (await listUsers(db, asked({ kind }), 1)).map((row) => row.email)
    expect(await shown('admin')).toEqual(['boss@example.com'])
    expect(await shown('customer')).toEqual(['lan@example.com'])
    expect(await countUsers(db, { text: 'minh', state: 'unconfirmed' })).toMatchObject({ all: 0 })
  })
})

describe('sessions ended by staff', () => {
  test('sessions that staff end are in the audit log; those that users end themselves are not', async ({ db }) => {
    const [boss, lan] = [await userWith(db, { role: 'admin', email: 'boss@example.com' }), await userWith(db)]
    for (const _ of [1, 2, 3]) await lan.signIn()
    const [first, second] = await listDevices(db, lan.id)
    await endSession(db, staff(lan.id), { userId: lan.id, sessionId: first!.sessionId })
    expect(await searchAudit(db, everything)).toEqual([])
    await endSession(db, staff(boss.id), { userId: lan.id, sessionId: second!.sessionId })
    await endSessions(db, staff(boss.id), { userId: lan.id })
    expect(await listDevices(db, lan.id)).toEqual([])
    expect(await searchAudit(db, everything)).toMatchObject([
      { verb: 'sessions.ended', actorName: 'Lan', subjectId: lan.id, after: { count: 1 } },
      { verb: 'session.ended', actor: staff(boss.id) },
    ])
  })
})

const anOrder = (userId: string, code: string, total: number, state: 'completed' | 'cancelled' = 'completed') => ({
  id: `261121-${code}`,
  code,
  placementKey: crypto.randomUUID(),
  state,
  userId,
  locale: 'vi' as const,
  name: 'Lan',
  phone: '+84912345678',
  subtotal: total,
  shippingFee: 0,
  total,
  vat: 0,
  shippingVatRate: 8,
  method: 'pickup' as const,
})
