import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { acceptInvite } from '#shop/identity/invites/accept-invite.ts'
import { staff } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { listRoles } from '#shop/identity/accounts/find-account.ts'
import { findInvite } from '#shop/identity/invites/find-invite.ts'
import { listInvites } from '#shop/identity/invites/list-invites.ts'
import { openProof } from '#shop/identity/proof.ts'
import { revokeInvite } from '#shop/identity/invites/revoke-invite.ts'
import { staffInvites, userRoles, users } from '#shop/identity/schema.ts'
import { findStaffRole } from '#shop/identity/staff/find-staff-role.ts'
import { removeStaffRole } from '#shop/identity/staff/remove-staff-role.ts'
import { saveStaffRole } from '#shop/identity/staff/save-staff-role.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { emails } from '#shop/notifications/schema.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { inviteStaff } from './invite-staff.ts'
import { resendInvite } from './resend-invite.ts'

const boss = staff('boss')

test.beforeEach(async ({ db }) => {
  openAuth(db, 'a secret of at least thirty-two characters')
  await db.insert(users).values({ id: 'boss', name: 'Boss', email: 'boss@example.com', emailVerified: true })
  await db.insert(userRoles).values({ userId: 'boss', role: 'admin', grantedBy: 'system' })
})

const minh = { email: 'Minh@Example.com', role: 'moderator', locale: 'vi' } as const
const colleague = { name: 'Trần Minh', password: 'Vầng-trăng-7-cái-thuyền' }

/** Creates the link as the email does when it is written. */
const linkOf = (db: Db, inviteId: string) => openProof(db, 'staff-invite', inviteId)
const statesOf = async (db: Db) => (await listInvites(db)).map(({ state }) => state)

describe('an invitation of staff', () => {
  test('the invited person gets an email, creates an account by its link once, and has the role', async ({ db }) => {
    const id = await inviteStaff(db, boss, minh)
    const [letter] = await db.select().from(emails).where(eq(emails.kind, 'staff-invite'))
    expect(letter).toMatchObject({ to: 'minh@example.com', facts: { inviteId: id, role: 'moderator' } })
    const token = await linkOf(db, id)
    expect(await findInvite(db, token)).toMatchObject({ email: 'minh@example.com', role: 'moderator' })
    const { userId, isNew } = await acceptInvite(db, { token, colleague })
    expect(isNew).toBe(true)
    expect((await listRoles(db, userId)).toSorted()).toEqual(['moderator', 'user'])
    const credentials = { email: minh.email, password: colleague.password }
    expect((await signIn(db, { ...credentials, ip: '203.0.113.7', headers: new Headers() })).userId).toBe(userId)
    expect(await statesOf(db)).toEqual(['accepted'])
    await expect(acceptInvite(db, { token, colleague })).rejects.toMatchObject({ code: 'link-old' })
    expect(await resendInvite(db, boss, { inviteId: id })).toBe(false)
  })

  test('a colleague is invited to a staff role and enters the admin with it', async ({ db }) => {
    const draft = { name: 'Đóng gói', areas: ['orders' as const], discountPercent: null, refundLimit: null }
    const staffRoleId = await saveStaffRole(db, boss, { id: null, ...draft })
    const asked = { email: minh.email, role: 'user', staffRoleId, locale: 'vi' } as const
    const id = await inviteStaff(db, boss, asked)
    const [letter] = await db.select().from(emails).where(eq(emails.kind, 'staff-invite'))
    expect(letter).toMatchObject({ facts: { inviteId: id, staffRole: 'Đóng gói' } })
    expect(await listInvites(db)).toMatchObject([{ staffRole: 'Đóng gói', state: 'open' }])
    const done = await acceptInvite(db, { token: await linkOf(db, id), colleague })
    expect(done).toMatchObject({ roleName: 'Đóng gói', entersAdmin: true, isNew: true })
    expect(await findStaffRole(db, done.userId)).toMatchObject({ id: staffRoleId })
    await expect(inviteStaff(db, boss, asked)).rejects.toMatchObject({ code: 'already-staff' })
  })

  test('an invitation to a role that is removed is void', async ({ db }) => {
    const draft = { name: 'Kho', areas: ['stock' as const], discountPercent: null, refundLimit: null }
    const staffRoleId = await saveStaffRole(db, boss, { id: null, ...draft })
    const id = await inviteStaff(db, boss, { email: minh.email, role: 'user', staffRoleId, locale: 'vi' })
    const token = await linkOf(db, id)
    await removeStaffRole(db, boss, staffRoleId)
    await expect(acceptInvite(db, { token, colleague })).rejects.toMatchObject({ code: 'link-old' })
  })

  test('an existing account gets the role and keeps its password', async ({ db }) => {
    const lan = await userWith(db)
    const id = await inviteStaff(db, boss, { email: 'lan@example.com', role: 'admin', locale: 'en' })
    const { userId, isNew } = await acceptInvite(db, { token: await linkOf(db, id) })
    expect({ userId, isNew }).toEqual({ userId: lan.id, isNew: false })
    expect(await listRoles(db, lan.id)).toContain('admin')
    await lan.signIn()
    const again = inviteStaff(db, boss, { email: 'lan@example.com', role: 'admin', locale: 'vi' })
    await expect(again).rejects.toMatchObject({ code: 'already-staff' })
  })

  test('one link works: a new email, a new invitation and a withdrawal each end the earlier link', async ({ db }) => {
    const first = await inviteStaff(db, boss, minh)
    const old = await linkOf(db, first)
    expect(await resendInvite(db, boss, { inviteId: first })).toBe(true)
    expect(await findInvite(db, old)).toBeUndefined()
    const second = await linkOf(db, first)
    const other = await inviteStaff(db, boss, { ...minh, role: 'admin' })
    expect(await findInvite(db, second)).toBeUndefined()
    const third = await linkOf(db, other)
    expect(await revokeInvite(db, boss, { inviteId: other })).toBe(true)
    expect(await findInvite(db, third)).toBeUndefined()
    expect(await statesOf(db)).toEqual(['revoked', 'revoked'])
  })

  test('the link ends after a week', async ({ db }) => {
    const id = await inviteStaff(db, boss, minh)
    const token = await linkOf(db, id)
    await db
      .update(staffInvites)
      .set({ expiresAt: new Date(Date.now() - 3_600_000) })
      .where(eq(staffInvites.id, id))
    expect(await statesOf(db)).toEqual(['expired'])
    await expect(acceptInvite(db, { token, colleague })).rejects.toMatchObject({ code: 'link-old' })
  })

  test.for([
    ['no longer an admin', (db: Db) => db.delete(userRoles).where(eq(userRoles.userId, 'boss'))],
    ['locked', (db: Db) => db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, 'boss'))],
    ['gone', (db: Db) => db.delete(users).where(eq(users.id, 'boss'))],
  ] as const)('the link ends when its inviter is %s, until a colleague sends it again', async ([, dismiss], { db }) => {
    const id = await inviteStaff(db, boss, minh)
    const token = await linkOf(db, id)
    await dismiss(db)
    expect(await findInvite(db, token)).toBeUndefined()
    await expect(acceptInvite(db, { token, colleague })).rejects.toMatchObject({ code: 'link-old' })
    expect(await statesOf(db)).toEqual(['expired'])
    const second = await userWith(db, { email: 'second@example.com', role: 'admin' })
    await resendInvite(db, staff(second.id), { inviteId: id })
    expect((await acceptInvite(db, { token: await linkOf(db, id), colleague })).isNew).toBe(true)
  })
})
