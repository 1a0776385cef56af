import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { system } from '../actor.ts'
import { hasConsent } from './has-consent.ts'
import { recordConsent } from './record-consent.ts'
import { consents, users } from '../schema.ts'

test('the latest answer for a purpose counts, and a user who never answered has not agreed', async ({ db }) => {
  await db.insert(users).values({ id: 'lan', name: 'Lan', email: 'lan@example.com' })
  const answer = async (given: boolean, at: string) => {
    await recordConsent(db, system, { userId: 'lan', purpose: 'analytics', given, ip: null })
    await db
      .update(consents)
      .set({ at: new Date(at) })
      .where(eq(consents.given, given))
  }
  expect(await hasConsent(db, 'lan', 'analytics')).toBeUndefined()
  await answer(true, '2026-01-01')
  expect(await hasConsent(db, 'lan', 'analytics')).toBe(true)
  await answer(false, '2026-02-01')
  expect(await hasConsent(db, 'lan', 'analytics')).toBe(false)
  expect(await hasConsent(db, 'lan', 'marketing-mail')).toBeUndefined()
})
