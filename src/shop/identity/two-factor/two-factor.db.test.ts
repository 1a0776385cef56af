import { and, eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { cookieOf, userWith } from '#test/person.ts'
import { totp } from '#test/totp.ts'
import { test } from '#test/with-db.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { defaultShopName, keepShopName } from '#shop/settings/shop-name.ts'
import { authenticatorUri, base32 } from './authenticator-uri.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { openAuth } from '../auth.server.ts'
import { findPendingSecondFactor } from './find-pending-second-factor.ts'
import { findPendingSecret } from './find-pending-secret.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { submitSecondFactor } from './submit-second-factor.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'
import { accounts, sessions, twoFactors, users } from '../schema.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { startTwoFactor } from './start-two-factor.ts'
import { stopTwoFactor } from './stop-two-factor.ts'

const refused = (code: string) => expect.objectContaining({ code })
const eventsOf = async (db: Db, name: string) =>
  (await db.select({ facts: outbox.facts }).from(outbox).where(eq(outbox.name, name))).map((row) => row.facts)

type Lan = Awaited<ReturnType<typeof userWith>>
const challenge = async (db: Db, lan: Lan) => {
  const { cookies } = await signIn(db, { ...lan.credentials, ip: crypto.randomUUID(), headers: new Headers() })
  return cookieOf(cookies)
}
const give = (db: Db, headers: Headers, code: string, isBackup = false) =>
  submitSecondFactor(db, { headers, code, isBackup })
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

describe('turning two-factor on', () => {
  test('two-factor needs the password and the first code, gives ten backup codes, and signs other devices out', async ({
    db,
  }) => {
    const lan = await userWith(db)
    const elsewhere = await lan.signIn()
    const { headers, backupCodes } = await lan.turnOnTwoFactor()
    expect(new Set(backupCodes).size).toBe(10)
    expect((await findSessionUser(headers)).person).toMatchObject({ id: lan.id, hasTwoFactor: true })
    expect((await findSessionUser(elsewhere)).person).toBeUndefined()
    expect(await eventsOf(db, 'user.two-factor-changed')).toEqual([{ userId: lan.id, isOn: true }])
  })

  test('no secret and no backup code is readable in the database', async ({ db }) => {
    const lan = await userWith(db)
    const { secret, backupCodes } = await lan.turnOnTwoFactor()
    const storedText = JSON.stringify(await db.select().from(twoFactors))
    for (const plain of [secret, ...backupCodes]) expect(storedText).not.toContain(plain)
  })

  test('turning two-factor on does not extend the 24 hours of the session', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const since = new Date(Date.now() - 5 * 3_600_000)
    await db.update(sessions).set({ createdAt: since })
    const { person } = await findSessionUser(headers)
    await startTwoFactor(db, { person: person!, password: lan.credentials.password, headers })
    const code = totp(await secretOf(db, lan.id))
    await confirmTwoFactor(db, { person: person!, code, headers })
    expect(await db.select({ createdAt: sessions.createdAt }).from(sessions)).toEqual([{ createdAt: since }])
  })

  test('two-factor needs the right password, and stays off until the first right code', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const person = (await findSessionUser(headers)).person!
    await expect(startTwoFactor(db, { person, password: 'wrong', headers })).rejects.toEqual(refused('password-wrong'))
    await startTwoFactor(db, { person, password: lan.credentials.password, headers })
    const code = wrongCode(totp(await secretOf(db, lan.id)))
    await expect(confirmTwoFactor(db, { person, code, headers })).rejects.toEqual(refused('code-wrong'))
    expect((await findSessionUser(await lan.signIn())).person).toMatchObject({ hasTwoFactor: false })
  })

  test('the same secret is shown again after a mistyped code', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const person = (await findSessionUser(headers)).person!
    const { uri } = await startTwoFactor(db, { person, password: lan.credentials.password, headers })
    const again = new URL(authenticatorUri((await findPendingSecret(db, lan.id))!, lan.credentials.email))
    expect(again.searchParams.get('secret')).toBe(new URL(uri).searchParams.get('secret'))
    expect(again.pathname).toBe(new URL(uri).pathname.replace('%40', encodeURIComponent('@')))
  })

  test('the authenticator app shows the account under the name that the merchant gave the shop', async ({ db }) => {
    onTestFinished(() => keepShopName(defaultShopName))
    await saveSettings(db, 'user:binh', { name: 'Băng Giá' })
    await findSettings(db)
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const person = (await findSessionUser(headers)).person!
    const { uri } = await startTwoFactor(db, { person, password: lan.credentials.password, headers })
    for (const text of [uri, authenticatorUri((await findPendingSecret(db, lan.id))!, lan.credentials.email)]) {
      expect(decodeURIComponent(text)).toContain('/Băng Giá:lan@example.com?')
      expect(new URL(text).searchParams.get('issuer')).toBe('Băng Giá')
    }
  })

  test('a user without a password needs a fresh sign-in to turn two-factor on', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    await db.delete(accounts).where(eq(accounts.userId, lan.id))
    await db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    const stale = (await findSessionUser(headers)).person!
    await expect(startTwoFactor(db, { person: stale, password: '', headers })).rejects.toEqual(refused('session-stale'))
    await db.update(sessions).set({ createdAt: new Date() })
    const fresh = (await findSessionUser(headers)).person!
    expect(await startTwoFactor(db, { person: fresh, password: '', headers })).toHaveProperty('uri')
  })
})

const secretOf = async (db: Db, userId: string) => base32((await findPendingSecret(db, userId))!)

describe('the second step of a sign-in', () => {
  test('an authenticator code completes the sign-in', async ({ db }) => {
    const lan = await userWith(db)
    const { secret } = await lan.turnOnTwoFactor()
    const headers = await challenge(db, lan)
    expect(await findPendingSecondFactor(headers)).toMatchObject({ userId: lan.id })
    const { cookies, userId } = await give(db, headers, totp(secret))
    expect(userId).toBe(lan.id)
    expect((await findSessionUser(cookieOf(cookies))).person?.id).toBe(lan.id)
    const names = cookies.map((cookie) => cookie.split('=', 1)[0])
    expect(names.toSorted(), 'no cookie is set twice').toEqual([...new Set(names)].toSorted())
  })

  test('a code works once, even in two windows at the same moment', async ({ db }) => {
    const lan = await userWith(db)
    const { secret } = await lan.turnOnTwoFactor()
    const windows = [await challenge(db, lan), await challenge(db, lan)]
    const code = totp(secret)
    const [first, second] = await Promise.allSettled(windows.map((headers) => give(db, headers, code)))
    expect([first!.status, second!.status].sort()).toEqual(['fulfilled', 'rejected'])
    const again = await challenge(db, lan)
    await expect(give(db, again, code)).rejects.toEqual(refused('code-used'))
    await expect(give(db, again, totp(secret, Date.now() + 30_000))).resolves.toMatchObject({ userId: lan.id })
  })

  test('the code that turned two-factor on cannot be used again', async ({ db }) => {
    const lan = await userWith(db)
    const at = Date.now()
    const { secret } = await lan.turnOnTwoFactor({ remembers: true, at })
    await expect(give(db, await challenge(db, lan), totp(secret, at))).rejects.toEqual(refused('code-used'))
  })

  test('each backup code works once, typed in any case and spacing', async ({ db }) => {
    const lan = await userWith(db)
    const { backupCodes } = await lan.turnOnTwoFactor()
    const [code] = backupCodes
    const typed = ` ${code!.replace('-', ' ').toUpperCase()} `
    await expect(give(db, await challenge(db, lan), typed, true)).resolves.toMatchObject({ userId: lan.id })
    await expect(give(db, await challenge(db, lan), code!, true)).rejects.toEqual(refused('backup-code-wrong'))
    expect(await eventsOf(db, 'user.second-factor-given')).toEqual([{ userId: lan.id, isBackup: true }])
  })

  test('five wrong codes lock the second step, even for the right code, and the message gives the wait', async ({
    db,
  }) => {
    const lan = await userWith(db)
    const { secret, backupCodes } = await lan.turnOnTwoFactor()
    const headers = await challenge(db, lan)
    for (let n = 0; n < 5; n += 1)
      await expect(give(db, headers, wrongCode(totp(secret)))).rejects.toEqual(refused('code-wrong'))
    // Both in the same sign-in, whose form stays, and in another one.
    for (const window of [headers, await challenge(db, lan)]) {
      const { refusal } = await orRefusal(give(db, window, totp(secret)))
      expect(refusal).toMatchObject({ code: 'second-factor-locked', facts: { minutes: 15 } })
      expect(refusal!.say('en')).toBe('Too many wrong attempts. Please try again in 15 minutes.')
      expect(await findPendingSecondFactor(window)).toMatchObject({ userId: lan.id })
    }
    await expect(give(db, headers, backupCodes[0]!, true)).rejects.toEqual(refused('second-factor-locked'))
  })

  test('while Better Auth’s own lock lasts, the message gives its true wait', async ({ db }) => {
    const lan = await userWith(db)
    const { secret } = await lan.turnOnTwoFactor()
    await db.update(twoFactors).set({ lockedUntil: new Date(Date.now() + 6.5 * 60_000) })
    const headers = await challenge(db, lan)
    const { refusal } = await orRefusal(give(db, headers, totp(secret)))
    expect(refusal!.say('vi')).toBe('Bạn đã thử sai quá nhiều lần. Vui lòng thử lại sau 7 phút.')
    await db.update(twoFactors).set({ lockedUntil: new Date(Date.now() + 50_000) })
    const { refusal: last } = await orRefusal(give(db, headers, totp(secret, Date.now() + 30_000)))
    expect(last!.say('en')).toBe('Too many wrong attempts. Please try again in 1 minute.')
  })

  test('a sign-in by Google needs the code too, and is locked after five wrong ones', async ({ db }) => {
    const lan = await userWith(db)
    const headers = await lan.signIn()
    const { secret } = await lan.turnOnTwoFactor()
    // A sign-in by Google leaves a session without the second factor.
    await revive(db, lan.id)
    const half = await halfSession(db, lan)
    expect(await findSessionUser(half)).toMatchObject({ owesSecondFactor: true })
    for (let n = 0; n < 5; n += 1)
      await expect(give(db, half, wrongCode(totp(secret)))).rejects.toEqual(refused('code-wrong'))
    await expect(give(db, half, totp(secret))).rejects.toEqual(refused('second-factor-locked'))
    expect((await findSessionUser(half)).person).toBeUndefined()
    expect((await findSessionUser(headers)).person).toBeUndefined()
  })

  test('the code after a sign-in by Google opens that session and no other', async ({ db }) => {
    const lan = await userWith(db)
    const { secret } = await lan.turnOnTwoFactor()
    const [half, other] = [await halfSession(db, lan), await halfSession(db, lan)]
    const { cookies } = await give(db, half, totp(secret))
    expect((await findSessionUser(cookieOf(cookies))).person?.id).toBe(lan.id)
    // The session token from before the code is no longer valid.
    expect(await findSessionUser(half)).toEqual({ cookies: expect.anything() as string[] })
    expect(await findSessionUser(other)).toMatchObject({ owesSecondFactor: true })
  })

  test('a code without a first step, with a forged challenge, or after ten minutes is refused', async ({ db }) => {
    const lan = await userWith(db)
    const { secret } = await lan.turnOnTwoFactor()
    const expired = refused('second-factor-gone')
    await expect(give(db, new Headers(), totp(secret))).rejects.toEqual(expired)
    const forged = new Headers({ cookie: `luot.two_factor=${lan.id}.AAAA` })
    await expect(give(db, forged, totp(secret))).rejects.toEqual(expired)
    const half = await halfSession(db, lan)
    await db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    await expect(give(db, half, totp(secret))).rejects.toEqual(expired)
  })

  test('another user signed in on the same browser does not disturb the second step', async ({ db }) => {
    const [lan, minh] = [await userWith(db), await userWith(db, { email: 'minh@example.com' })]
    const { secret } = await lan.turnOnTwoFactor()
    const headers = new Headers({
      cookie: `${(await minh.signIn()).get('cookie')}; ${(await challenge(db, lan)).get('cookie')}`,
    })
    expect(await give(db, headers, totp(secret))).toMatchObject({ userId: lan.id })
  })
})

/** Better Auth deletes the session of a password sign-in; a sign-in by Google keeps its own, like this. */
async function halfSession(db: Db, lan: Lan) {
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, lan.id))
  const headers = await lan.signIn()
  await revive(db, lan.id)
  return headers
}
const revive = (db: Db, id: string) => db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id))

describe('turning two-factor off', () => {
  test('turning two-factor off needs the password and a code', async ({ db }) => {
    const lan = await userWith(db)
    const { secret, headers } = await lan.turnOnTwoFactor()
    const person = (await findSessionUser(headers)).person!
    const { password } = lan.credentials
    const stop = (changes: object) => stopTwoFactor(db, { person, password, code: totp(secret), headers, ...changes })
    await expect(stop({ password: 'wrong' })).rejects.toEqual(refused('password-wrong'))
    await expect(stop({ code: wrongCode(totp(secret)) })).rejects.toEqual(refused('code-wrong'))
    const { cookies } = await stop({})
    expect((await findSessionUser(cookieOf(cookies))).person).toMatchObject({ hasTwoFactor: false })
    expect(
      await db
        .select()
        .from(twoFactors)
        .where(and(eq(twoFactors.userId, lan.id))),
    ).toEqual([])
  })

  test('whoever lost the phone turns it off with a backup code, to set it up on a new one', async ({ db }) => {
    const lan = await userWith(db)
    const { headers, backupCodes } = await lan.turnOnTwoFactor()
    const person = (await findSessionUser(headers)).person!
    const stop = (code: string) => stopTwoFactor(db, { person, password: lan.credentials.password, code, headers })
    await expect(stop('abcde-12345')).rejects.toEqual(refused('backup-code-wrong'))
    const { cookies } = await stop(backupCodes[0]!)
    expect((await findSessionUser(cookieOf(cookies))).person).toMatchObject({ hasTwoFactor: false })
  })

  test('new backup codes replace the old ones', async ({ db }) => {
    const lan = await userWith(db)
    const { headers, backupCodes } = await lan.turnOnTwoFactor()
    const person = (await findSessionUser(headers)).person!
    const renewed = await renewBackupCodes(db, { person, password: lan.credentials.password, headers })
    expect(renewed.backupCodes).toHaveLength(10)
    await expect(give(db, await challenge(db, lan), backupCodes[0]!, true)).rejects.toEqual(
      refused('backup-code-wrong'),
    )
    await expect(give(db, await challenge(db, lan), renewed.backupCodes[0]!, true)).resolves.toBeDefined()
  })
})
