import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { staff } from '../actor.ts'
import { openAuth } from '../auth.server.ts'
import { users } from '../schema.ts'
import { countAllSessions, listAllSessions } from '../sessions/list-all-sessions.ts'
import { listSignInLocks } from './list-sign-in-locks.ts'
import { releaseSignInLock } from './release-sign-in-lock.ts'
import { signIn } from './sign-in.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const wrongPassword = {
  email: 'lan@example.com',
  password: 'Sai-mat-khau-1!',
  ip: '203.0.113.7',
  headers: new Headers(),
}

describe('a locked-out sign-in', () => {
  test('a locked sign-in is listed with its account, and the user can sign in once staff release it', async ({
    db,
  }) => {
    const lan = await userWith(db)
    for (let times = 0; times < 4; times += 1)
      await expect(signIn(db, wrongPassword)).rejects.toMatchObject({ code: 'sign-in-wrong' })
    expect(await listSignInLocks(db)).toEqual([])
    await expect(signIn(db, wrongPassword)).rejects.toMatchObject({ code: 'sign-in-wrong' })
    await expect(signIn(db, { ...wrongPassword, ...lan.credentials })).rejects.toMatchObject({ code: 'sign-in-locked' })
    const [lock] = await listSignInLocks(db)
    expect(lock).toMatchObject({
      kind: 'sign-in',
      email: 'lan@example.com',
      network: '203.0.113.7',
      person: { id: lan.id },
      until: expect.any(Date),
    })
    expect(await releaseSignInLock(db, staff('boss'), { key: lock!.key })).toBe(true)
    expect(await listSignInLocks(db)).toEqual([])
    expect((await signIn(db, { ...wrongPassword, ...lan.credentials })).userId).toBe(lan.id)
  })

  test('releasing a sign-in lock cannot release another kind of limit', async ({ db }) => {
    await secondsToWait(db, { name: 'coupon', max: 1, seconds: 60 }, 'x')
    expect(await releaseSignInLock(db, staff('boss'), { key: 'coupon:x' })).toBe(false)
    expect(await releaseSignInLock(db, staff('boss'), { key: 'toString:x' })).toBe(false)
  })
})

describe('all sessions', () => {
  test('sessions are listed with their users, filtered by staff, searched by address or phone', async ({ db }) => {
    const lan = await userWith(db)
    const admin = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    await lan.signIn()
    await admin.signIn(
      new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }),
    )
    const emails = async (text: string, isStaff = false) =>
      (await listAllSessions(db, { text, isStaff }, 1)).map(({ email }) => email).toSorted()
    expect(await emails('')).toEqual(['boss@example.com', 'lan@example.com'])
    expect(await emails('', true)).toEqual(['boss@example.com'])
    expect(await emails('boss')).toEqual(['boss@example.com'])
    await db.update(users).set({ phone: '+84912345678' }).where(eq(users.email, 'boss@example.com'))
    expect(await emails('0912 345 678')).toEqual(['boss@example.com'])
    expect(await countAllSessions(db, { text: 'boss', isStaff: false })).toBe(1)
    const [device] = await listAllSessions(db, { text: 'boss', isStaff: false }, 1)
    expect(device).toMatchObject({ browser: 'Firefox', hasSecondFactor: false })
  })
})
