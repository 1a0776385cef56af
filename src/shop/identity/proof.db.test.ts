import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { system } from './actor.ts'
import { openAuth } from './auth.server.ts'
import { findSessionUser } from './sessions/find-session-user.ts'
import { findProof, openProof, takeProof } from './proof.ts'
import { resetPassword } from './accounts/reset-password.ts'
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
      .set({ expiresAt: new Date(Date.now() - 1000) })
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
})
