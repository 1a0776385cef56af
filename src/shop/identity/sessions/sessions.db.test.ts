import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cookieOf, userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { system } from '../actor.ts'
import { openAuth } from '../auth.server.ts'
import { endSession } from './end-session.ts'
import { endSessions } from './end-sessions.ts'
import { findSessionUser } from './find-session-user.ts'
import { listDevices } from './list-devices.ts'
import { sessions } from '../schema.ts'
import { signIn } from '../sign-in/sign-in.ts'

const hours = (n: number) => new Date(Date.now() - n * 3_600_000)
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

describe('a session', () => {
  test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

  test('a session names its user, and no cookie names nobody', async ({ db }) => {
    const lan = await userWith(db)
    expect(await findSessionUser(await lan.signIn())).toMatchObject({ person: { id: lan.id, hasTwoFactor: false } })
    expect(await findSessionUser(new Headers())).toEqual({ cookies: [] })
  })

  test('using a session renews it and its cookie', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    expect((await findSessionUser(headers)).cookies).toEqual([])
    await db.update(sessions).set({ expiresAt: new Date(Date.now() + 10 * 3_600_000) })
    const { cookies } = await findSessionUser(headers)
    expect(cookies.join()).toMatch(/luot\.session_token=.+HttpOnly/)
    const [row] = await db.select().from(sessions)
    expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 11 * 3_600_000)
  })

  test('a session ends 24 hours after sign-in, however often it was renewed', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    await db.update(sessions).set({ createdAt: hours(23.9) })
    expect((await findSessionUser(headers)).person).toBeDefined()
    await db.update(sessions).set({ createdAt: hours(24.01) })
    expect(await findSessionUser(headers)).toEqual({ cookies: [] })
    expect(await db.select().from(sessions)).toEqual([])
  })

  test('a session unused for twelve hours is over', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const [row] = await db.select().from(sessions)
    expect(row!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 3_600_000) })
    expect((await findSessionUser(headers)).person).toBeUndefined()
  })

  test('a request with the cookie of a replaced session deletes no cookie, since its response may arrive after the new one', async ({
    db,
  }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    await db.delete(sessions)
    expect(await findSessionUser(headers)).toEqual({ cookies: [] })
  })

  test('a session cookie set before sign-in is replaced and never valid (session fixation)', async ({ db }) => {
    const lan = await userWith(db)
    const before = cookieOf(['luot.session_token=chosen-by-a-stranger.AAAA'])
    const first = await lan.signIn(before)
    const second = await lan.signIn(before)
    expect(first.get('cookie')).not.toContain('chosen-by-a-stranger')
    expect(first.get('cookie')).not.toBe(second.get('cookie'))
    expect((await findSessionUser(before)).person).toBeUndefined()
  })
})

describe('the list of devices', () => {
  test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

  test('devices list browser, system and masked network; ended sessions are left out', async ({ db }) => {
    const lan = await userWith(db)
    await lan.signIn(new Headers({ 'user-agent': chrome, 'x-luot-client': '203.0.113.7' }))
    await lan.signIn()
    const [old] = await db.select().from(sessions).orderBy(sessions.createdAt)
    const devices = await listDevices(db, lan.id)
    expect(devices).toHaveLength(2)
    expect(devices.find((one) => one.sessionId === old!.id)).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      network: '203.0.*.*',
      hasSecondFactor: false,
    })
    await db
      .update(sessions)
      .set({ createdAt: hours(25) })
      .where(eq(sessions.id, old!.id))
    expect(await listDevices(db, lan.id)).toHaveLength(1)
  })

  test('a user can sign out one of their own devices, and none of another user', async ({ db }) => {
    const lan = await userWith(db)
    const minh = await userWith(db, { email: 'minh@example.com' })
    const [hers, his] = [await lan.signIn(), await minh.signIn()]
    const [device] = await listDevices(db, minh.id)
    expect(await endSession(db, system, { userId: lan.id, sessionId: device!.sessionId })).toBe(false)
    expect((await findSessionUser(his)).person?.id).toBe(minh.id)
    expect(await endSession(db, system, { userId: minh.id, sessionId: device!.sessionId })).toBe(true)
    expect((await findSessionUser(his)).person).toBeUndefined()
    expect((await findSessionUser(hers)).person?.id).toBe(lan.id)
  })

  test('a user can sign out everywhere else or everywhere, and an ended token stays invalid', async ({ db }) => {
    const lan = await userWith(db)
    const [here, there] = [await lan.signIn(), await lan.signIn()]
    const { person } = await findSessionUser(here)
    expect(await endSessions(db, system, { userId: lan.id, except: person!.sessionId })).toBe(1)
    expect((await findSessionUser(there)).person).toBeUndefined()
    expect(await endSessions(db, system, { userId: lan.id })).toBe(1)
    expect((await findSessionUser(here)).person).toBeUndefined()
    const events = await db.select({ name: outbox.name }).from(outbox)
    expect(events.filter(({ name }) => name === 'sessions.ended')).toHaveLength(2)
  })

  test('the right password of a user with two-factor opens no session yet', async ({ db }) => {
    const lan = await userWith(db)
    await lan.turnOnTwoFactor()
    const signedIn = await signIn(db, { ...lan.credentials, ip: '203.0.113.9', headers: new Headers() })
    expect(signedIn.cookies.join()).toContain('luot.two_factor=')
    expect((await findSessionUser(cookieOf(signedIn.cookies))).person).toBeUndefined()
  })
})
