import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '../actor.ts'
import { addUser } from '../accounts/add-user.ts'
import { claimUnconfirmed } from './claim-unconfirmed.ts'
import { openAccount } from '../accounts/open-account.ts'
import { findProof, openProof } from '../proof.ts'
import { accounts, users } from '../schema.ts'

const lan = { provider: 'google', subject: '1', email: 'Lan@example.com', name: 'Lan' } as const
const heldBy = async (db: Db, userId: string) =>
  (await db.select().from(accounts).where(eq(accounts.userId, userId))).map(({ providerId }) => providerId)

describe('who Google vouches for', () => {
  test('gets the account that a stranger left unconfirmed, without what the stranger put there', async ({ db }) => {
    const stranger = { email: 'lan@example.com', name: 'Kẻ lạ', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, stranger)
    const link = await openProof(db, 'confirm-address', userId!)
    await claimUnconfirmed(db, lan)
    const [user] = await db.select().from(users).where(eq(users.id, userId!))
    expect(user).toMatchObject({ name: 'Lan', emailVerified: true })
    expect(await heldBy(db, userId!)).toEqual(['google'])
    expect(await findProof(db, 'confirm-address', link)).toBeUndefined()
  })

  test('gets nothing of an account that was confirmed', async ({ db }) => {
    const person = {
      email: 'lan@example.com',
      name: 'Lan',
      password: 'Truot-bang-2026!',
      role: 'user',
      locale: 'vi',
    } as const
    const id = await addUser(db, system, person)
    await claimUnconfirmed(db, lan)
    expect(await heldBy(db, id)).toEqual(['credential'])
  })

  test('takes no second account when they have one by another address', async ({ db }) => {
    const first = { email: 'before@example.com', name: 'Lan', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, first)
    await claimUnconfirmed(db, { ...lan, email: first.email })
    const other = await openAccount(db, { ...first, email: 'lan@example.com' })
    await claimUnconfirmed(db, lan)
    expect(await heldBy(db, userId!)).toEqual(['google'])
    expect(await heldBy(db, other.userId!)).toEqual(['credential'])
  })
})
