import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { system } from './actor.ts'
import { openAuth } from './auth.server.ts'
import { findSessionUser } from './sessions/find-session-user.ts'
import { findProof, openProof, takeProof } from './proof.ts'
import { openAccount } from './accounts/open-account.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { hasConsent } from './consents/has-consent.ts'
import { recordConsent } from './consents/record-consent.ts'
import { verifications } from './schema.ts'
import { signIn } from './sign-in/sign-in.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const password = 'Mua-dong-Ha-Noi-27'

describe('a link in an email', () => {
  test('a link works once and only for its own purpose', async ({ db }) => {
    const lan = await userWith(db)
    const token = await openProof(db, 'reset-password', lan.id)
    expect(await takeProof(db, 'confirm-address', token)).toBeUndefined()
    expect(await takeProof(db, 'reset-password', token)).toBe(lan.id)
    expect(await takeProof(db, 'reset-password', token)).toBeUndefined()
  })

  test('an expired link is refused', async ({ db }) => {
    const lan = await userWith(db)
    const token = await openProof(db, 'reset-password', lan.id)
    await db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 3_600_000) })
      .where(eq(verifications.value, lan.id))
    expect(await findProof(db, 'reset-password', token)).toBeUndefined()
    await expect(resetPassword(db, system, { token, password })).rejects.toMatchObject({ code: 'link-old' })
  })

  test('a password reset signs every device out, and the old password no longer signs in', async ({ db }) => {
    const lan = await userWith(db)
    const thief = await lan.signIn()
    const token = await openProof(db, 'reset-password', lan.id)
    await resetPassword(db, system, { token, password })
    expect((await findSessionUser(thief)).person).toBeUndefined()
    await expect(lan.signIn()).rejects.toMatchObject({ code: 'sign-in-wrong' })
    const again = { ...lan.credentials, password, ip: '203.0.113.7', headers: new Headers() }
    expect((await signIn(db, again)).userId).toBe(lan.id)
  })

  test('who takes an unconfirmed account over by a password reset has not agreed to what a stranger ticked', async ({
    db,
  }) => {
    const stranger = { email: 'lan@example.com', name: 'Kẻ lạ', passwordHash: 'x:y', locale: 'vi' } as const
    const { userId } = await openAccount(db, stranger)
    await recordConsent(db, 'guest', { userId: userId!, purpose: 'marketing-mail', given: true })
    await resetPassword(db, system, { token: await openProof(db, 'reset-password', userId!), password })
    expect(await hasConsent(db, userId!, 'marketing-mail')).toBeUndefined()
  })
})
