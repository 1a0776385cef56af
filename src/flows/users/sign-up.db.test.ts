import { expect } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { test } from '#test/with-db.ts'
import { signUp } from './sign-up.ts'

const trySignUp = async (db: Db, password: string) => {
  const person = { email: 'lan@example.com', name: 'Lan', locale: 'vi', consents: {}, ip: '203.0.113.5' } as const
  return (await orRefusal(signUp(db, guest, { ...person, password }))).refusal
}

test('whoever is asked for another password may go on trying; only sign-ups that send an email are counted', async ({
  db,
}) => {
  for (let n = 0; n < 4; n += 1) expect((await trySignUp(db, 'Password1!'))?.code).toBe('password-guessable')
  for (let n = 0; n < 3; n += 1) expect(await trySignUp(db, 'Vầng-trăng-7-cái-thuyền')).toBeUndefined()
  const refusal = await trySignUp(db, 'Vầng-trăng-7-cái-thuyền')
  expect(refusal?.code).toBe('too-many')
  expect(refusal?.say('vi')).toContain('yêu cầu gửi email')
})
