import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { staff, system } from '../actor.ts'
import { requestEmailChange } from './request-email-change.ts'
import { openAuth } from '../auth.server.ts'
import { changePassword } from './change-password.ts'
import { findEmailChange, findPendingEmail } from './find-email-change.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { emailChangeKeyOf, emailChangePath } from './new-email.ts'
import { openAccount } from './open-account.ts'
import { findProof, openProof } from '../proof.ts'
import { resetPassword } from './reset-password.ts'
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts'
import { accounts, sessions, users, verifications } from '../schema.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { confirmEmailChange } from './confirm-email-change.ts'

const refused = (code: string) => expect.objectContaining({ code })
const newPassword = 'Luoi-thep-2027?'
const factsOf = async (db: Db, name: string) =>
  (await db.select({ facts: outbox.facts }).from(outbox).where(eq(outbox.name, name))).map(
    (row) => row.facts,
  ) as Record<string, string>[]

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

/** Lan, signed in, with functions that request her changes. */
async function lanAtHome(db: Db) {
  const lan = await userWith(db)
  const headers = await lan.signIn()
  const person = (await findSessionUser(headers)).person!
  const { password } = lan.credentials
  const reauthenticated = { userId: lan.id, signedInAt: person.signedInAt }
  const change = (changes: object = {}) =>
    changePassword(db, system, {
      ...reauthenticated,
      sessionId: person.sessionId,
      current: password,
      newPassword,
      keepOtherSessions: false,
      ...changes,
    })
  const askFor = (email: string, changes: object = {}) =>
    requestEmailChange(db, { ...reauthenticated, password, email, ip: '203.0.113.5', ...changes })
  return { ...lan, headers, change, askFor }
}
const enter = (db: Db, email: string, password: string) =>
  signIn(db, { email, password, ip: crypto.randomUUID(), headers: new Headers() })

describe('changing the password', () => {
  test('changing the password needs the current one; then the new one signs in and the old one does not', async ({
    db,
  }) => {
    const lan = await lanAtHome(db)
    await expect(lan.change({ current: 'wrong' })).rejects.toEqual(refused('password-wrong'))
    await lan.change()
    await expect(enter(db, lan.credentials.email, lan.credentials.password)).rejects.toEqual(refused('sign-in-wrong'))
    await expect(enter(db, lan.credentials.email, newPassword)).resolves.toMatchObject({ userId: lan.id })
    expect(await factsOf(db, 'user.password-changed')).toEqual([{ userId: lan.id }])
  })

  test.for([
    'short1!',
    'alllower-1',
    'ALLUPPER-1',
    'NoDigits-!',
    'NoSpecial1',
    'MyPassword1!',
    `Ab1!${'x'.repeat(125)}`,
  ])('the password %s is refused as weak', async (weak, { db }) => {
    const lan = await lanAtHome(db)
    await expect(lan.change({ newPassword: weak })).rejects.toEqual(refused('password-weak'))
  })

  test('a password is never trimmed: spaces at its ends count', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.change({ newPassword: ` ${newPassword} ` })
    await expect(enter(db, lan.credentials.email, newPassword)).rejects.toEqual(refused('sign-in-wrong'))
    await expect(enter(db, lan.credentials.email, ` ${newPassword} `)).resolves.toBeDefined()
  })

  test('a password change signs other devices out, unless they are kept', async ({ db }) => {
    const lan = await lanAtHome(db)
    const elsewhere = await lan.signIn()
    await lan.change({ keepOtherSessions: true })
    expect((await findSessionUser(elsewhere)).person).toBeDefined()
    await lan.change({ current: newPassword, newPassword: `${newPassword}2` })
    expect((await findSessionUser(elsewhere)).person).toBeUndefined()
    expect((await findSessionUser(lan.headers)).person).toBeDefined()
  })

  test('a password change cancels reset links and a pending email change', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('lan@moi.example')
    const later = new Date(Date.now() + 600_000)
    await db
      .insert(verifications)
      .values({ id: 'r', identifier: 'reset-password:abc', value: lan.id, expiresAt: later })
    await lan.change()
    expect(await db.select().from(verifications)).toEqual([])
  })

  test('a reset password and a two-factor reset by a colleague cancel a pending email change', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('thief@moi.example')
    const token = await openProof(db, 'reset-password', lan.id)
    await resetPassword(db, system, { token, password: newPassword })
    await expect(confirmEmailChange(db, await linkFrom(db))).rejects.toEqual(refused('address-link-old'))
    const minh = await userWith(db, { email: 'minh@example.com' })
    await minh.turnOnTwoFactor()
    const identifier = emailChangeKeyOf(minh.id)
    const expiresAt = new Date(Date.now() + 600_000)
    await db.insert(verifications).values({ id: 'c', identifier, value: 'thief@moi.example', expiresAt })
    await resetTwoFactor(db, staff('boss'), { userId: minh.id })
    expect(await findPendingEmail(db, minh.id)).toBeUndefined()
  })

  test('password changes are locked after ten wrong guesses, even with the right password', async ({ db }) => {
    const lan = await lanAtHome(db)
    for (let n = 0; n < 10; n += 1)
      await expect(lan.change({ current: `wrong-${n}` })).rejects.toEqual(refused('password-wrong'))
    await expect(lan.change()).rejects.toEqual(refused('password-locked'))
  })
})

/** The confirmation link, as the email builds it, opened by who asked for it. */
async function linkFrom(db: Db) {
  const { userId, requestId, email } = (await factsOf(db, 'user.email-change-requested')).at(-1)!
  const params = new URL(emailChangePath(requestId!, email!), 'http://shop.example').searchParams
  return { requestId: params.get('request')!, key: params.get('key')!, userId }
}
const emailOf = async (db: Db, id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]!.email

describe('a new email address', () => {
  test('a new address counts once its link is opened; the link works once, and the old address is notified', async ({
    db,
  }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('Lan@Moi.example')
    expect(await emailOf(db, lan.id)).toBe('lan@example.com')
    expect(await findPendingEmail(db, lan.id)).toBe('lan@moi.example')
    const link = await linkFrom(db)
    expect(await findEmailChange(db, link)).toEqual({ userId: lan.id, email: 'lan@moi.example' })
    await confirmEmailChange(db, link)
    expect(await emailOf(db, lan.id)).toBe('lan@moi.example')
    expect(await factsOf(db, 'user.email-changed')).toEqual([
      { userId: lan.id, before: 'lan@example.com', email: 'lan@moi.example' },
    ])
    await expect(confirmEmailChange(db, link)).rejects.toEqual(refused('address-link-old'))
  })

  test('an email change needs the password, or a sign-in within ten minutes where there is none', async ({ db }) => {
    const lan = await lanAtHome(db)
    await expect(lan.askFor('lan@moi.example', { password: 'wrong' })).rejects.toEqual(refused('password-wrong'))
    await db.delete(accounts)
    await expect(lan.askFor('lan@moi.example', { password: '' })).resolves.toBeUndefined()
    const signedInAt = new Date(Date.now() - 601_000)
    await expect(lan.askFor('lan@moi.example', { signedInAt })).rejects.toEqual(refused('session-stale'))
  })

  test('an address that has an account gets the same answer and no email', async ({ db }) => {
    const lan = await lanAtHome(db)
    await userWith(db, { email: 'minh@example.com' })
    await expect(lan.askFor('minh@example.com')).resolves.toBeUndefined()
    expect(await factsOf(db, 'user.email-change-requested')).toEqual([])
    await expect(lan.askFor('LAN@example.com')).rejects.toEqual(refused('address-same'))
  })

  test('the old address hears of a request, whether or not the new one has an account', async ({ db }) => {
    const lan = await lanAtHome(db)
    await userWith(db, { email: 'minh@example.com' })
    await lan.askFor('minh@example.com')
    await lan.askFor('lan@moi.example')
    const heard = { userId: lan.id, before: 'lan@example.com' }
    expect(await factsOf(db, 'user.email-change-begun')).toEqual([heard, heard])
  })

  test('nobody fills the mailbox of a stranger: after three requests for an address the next must wait', async ({
    db,
  }) => {
    const lan = await lanAtHome(db)
    for (let n = 0; n < 3; n += 1) await lan.askFor('minh@moi.example')
    await expect(lan.askFor('Minh@Moi.example')).rejects.toEqual(refused('too-many'))
    expect(await factsOf(db, 'user.email-change-requested')).toHaveLength(3)
    await expect(lan.askFor('lan@moi.example')).resolves.toBeUndefined()
  })

  test('the link changes nothing where somebody else or nobody is signed in, and stays good', async ({ db }) => {
    const lan = await lanAtHome(db)
    const minh = await userWith(db, { email: 'minh@example.com' })
    await lan.askFor('mai@moi.example')
    const link = await linkFrom(db)
    for (const userId of [undefined, minh.id])
      await expect(confirmEmailChange(db, { ...link, userId })).rejects.toEqual(refused('address-other'))
    expect(await emailOf(db, lan.id)).toBe('lan@example.com')
    expect(await emailOf(db, minh.id)).toBe('minh@example.com')
    await confirmEmailChange(db, link)
    expect(await emailOf(db, lan.id)).toBe('mai@moi.example')
  })

  test('a locked account keeps its address', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('lan@moi.example')
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, lan.id))
    await expect(confirmEmailChange(db, await linkFrom(db))).rejects.toEqual(refused('address-link-old'))
    expect(await emailOf(db, lan.id)).toBe('lan@example.com')
  })

  test('an account that never confirmed the new address gives way to who opens its link', async ({ db }) => {
    const lan = await lanAtHome(db)
    const { userId: prepared } = await openAccount(db, {
      email: 'lan@moi.example',
      name: 'Lan',
      passwordHash: 'x',
      locale: 'vi',
    })
    const token = await openProof(db, 'confirm-address', prepared!)
    await lan.askFor('lan@moi.example')
    await confirmEmailChange(db, await linkFrom(db))
    expect(await emailOf(db, lan.id)).toBe('lan@moi.example')
    expect(await db.select().from(users).where(eq(users.id, prepared!))).toEqual([])
    expect(await findProof(db, 'confirm-address', token)).toBeUndefined()
  })

  test('an address that another user took meanwhile is refused', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('minh@example.com')
    await userWith(db, { email: 'minh@example.com' })
    await expect(confirmEmailChange(db, await linkFrom(db))).rejects.toEqual(refused('address-taken'))
    expect(await emailOf(db, lan.id)).toBe('lan@example.com')
  })

  test('a forged, outdated or expired link changes nothing; only the last request counts', async ({ db }) => {
    const lan = await lanAtHome(db)
    await lan.askFor('one@moi.example')
    const first = await linkFrom(db)
    await lan.askFor('two@moi.example')
    const second = await linkFrom(db)
    const old = refused('address-link-old')
    await expect(confirmEmailChange(db, first)).rejects.toEqual(old)
    await expect(confirmEmailChange(db, { ...second, key: first.key })).rejects.toEqual(old)
    await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1) })
    await expect(confirmEmailChange(db, second)).rejects.toEqual(old)
    expect(await db.select().from(sessions)).toHaveLength(1)
  })
})

test('a repeated sign-up begins the age of its account anew, so that the night does not delete it', async ({ db }) => {
  const signUp = { email: 'lan@example.com', name: 'Lan', passwordHash: 'x', locale: 'vi' } as const
  const { userId } = await openAccount(db, signUp)
  await db.update(users).set({ createdAt: new Date(Date.now() - 40 * 86_400_000) })
  expect(await openAccount(db, signUp)).toMatchObject({ userId, isTaken: false })
  const [user] = await db.select().from(users)
  expect(Date.now() - user!.createdAt.getTime()).toBeLessThan(60_000)
})
