import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '../actor.ts'
import { hasConsent } from '../consents/has-consent.ts'
import { recordConsent, type GivenConsent } from '../consents/record-consent.ts'
import { addUser } from '../accounts/add-user.ts'
import { claimUnconfirmed } from './claim-unconfirmed.ts'
import { openAccount } from '../accounts/open-account.ts'
import { findProof, openProof } from '../proof.ts'
import { accounts, users } from '../schema.ts'

const lan = { provider: 'google', subject: '1', email: 'Lan@example.com', name: 'Lan' } as const
const agreed = [{ purpose: 'terms', given: true }] satisfies GivenConsent[]
const heldBy = async (db: Db, userId: string) =>
  (await db.select().from(accounts).where(eq(accounts.userId, userId))).map(({ providerId }) => providerId)

describe('a sign-in by Google', () => {
  test('an unconfirmed account passes to the Google user, without the stranger’s password, links and consents', async ({
    db,
  }) => {
    const stranger = { email: 'lan@example.com', name: 'Kẻ lạ', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, stranger)
    const link = await openProof(db, 'confirm-address', userId!)
    await recordConsent(db, 'guest', { userId: userId!, purpose: 'marketing-mail', given: true })
    await claimUnconfirmed(db, lan, agreed)
    const [user] = await db.select().from(users).where(eq(users.id, userId!))
    expect(user).toMatchObject({ name: 'Lan', emailVerified: true })
    expect(await heldBy(db, userId!)).toEqual(['google'])
    expect(await findProof(db, 'confirm-address', link)).toBeUndefined()
    expect(await hasConsent(db, userId!, 'marketing-mail')).toBeUndefined()
    expect(await hasConsent(db, userId!, 'terms')).toBe(true)
  })

  test('who has agreed to nothing gets no unconfirmed account', async ({ db }) => {
    const prepared = { email: 'lan@example.com', name: 'Lan', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, prepared)
    await expect(claimUnconfirmed(db, lan, undefined)).rejects.toThrow('without consents')
    expect(await heldBy(db, userId!)).toEqual(['credential'])
  })

  test('a confirmed account does not pass to the Google user', async ({ db }) => {
    const person = {
      email: 'lan@example.com',
      name: 'Lan',
      password: 'Truot-bang-2026!',
      role: 'user',
      locale: 'vi',
    } as const
    const id = await addUser(db, system, person)
    await claimUnconfirmed(db, lan, agreed)
    expect(await heldBy(db, id)).toEqual(['credential'])
  })

  test('a Google user who has an account under another address does not take a second one', async ({ db }) => {
    const first = { email: 'before@example.com', name: 'Lan', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, first)
    await claimUnconfirmed(db, { ...lan, email: first.email }, agreed)
    const other = await openAccount(db, { ...first, email: 'lan@example.com' })
    await claimUnconfirmed(db, lan, agreed)
    expect(await heldBy(db, userId!)).toEqual(['google'])
    expect(await heldBy(db, other.userId!)).toEqual(['credential'])
  })
})
