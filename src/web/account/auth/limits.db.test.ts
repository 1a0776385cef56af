import { describe, expect } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { test } from '#test/with-db.ts'
import { limitAnonymousAction, limitPasswordReset, clearPasswordResetLimit } from './limits.server.ts'

const often = async (times: number, action: () => Promise<unknown>) => {
  for (let n = 0; n < times; n += 1) await action()
  const { refusal } = await orRefusal(action())
  return {
    code: refusal?.code,
    text: refusal?.say('vi'),
    seconds: Number((refusal?.facts as { seconds?: number } | undefined)?.seconds),
  }
}

test('a visitor who requests too many emails is refused with the true waiting time', async ({ db }) => {
  const { code, text, seconds } = await often(3, () =>
    limitAnonymousAction(db, 'email', { ip: '203.0.113.5', email: 'lan@example.com' }),
  )
  expect(code).toBe('too-many')
  expect(seconds).toBeGreaterThan(840)
  expect(text).toContain(`thử lại sau ${Math.ceil(seconds / 60)} phút`)
  expect(text).not.toContain('đăng nhập')
})

test('a visitor who signs up too often is told to wait an hour, not five minutes', async ({ db }) => {
  const { text, seconds } = await often(30, () => limitAnonymousAction(db, 'sign-up', { ip: '203.0.113.6' }))
  expect(seconds).toBeGreaterThan(3500)
  expect(text).toBe('Có quá nhiều lượt đăng ký từ mạng của bạn. Vui lòng thử lại sau 60 phút.')
})

test('guessing the password behind a link is limited like signing in', async ({ db }) => {
  const { text, seconds } = await often(3, () =>
    limitAnonymousAction(db, 'guess', { ip: '203.0.113.7', email: 'confirm:lan' }),
  )
  expect(text).toBe(`Quá nhiều lần thử đăng nhập. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`)
})

describe('a password reset link', () => {
  const email = 'lan@example.com'
  const strangers = async (db: Db, times: number) => {
    for (let n = 0; n < times; n += 1) await limitPasswordReset(db, { ip: `198.51.100.${n}`, email })
  }

  test('a link is sent three times while it is valid; after that the answer says when it was sent, and nobody is refused', async ({
    db,
  }) => {
    await strangers(db, 3)
    const { sentAt } = await limitPasswordReset(db, { ip: '203.0.113.9', email: 'Lan@Example.com' })
    expect(Math.abs(Date.now() - sentAt!.getTime())).toBeLessThan(5000)
    expect(await limitPasswordReset(db, { ip: '203.0.113.9', email: 'mai@example.com' })).toEqual({})
  })

  test('a link is sent to a device that signed in before, whatever strangers requested', async ({ db }) => {
    await strangers(db, 25)
    expect(await limitPasswordReset(db, { ip: '203.0.113.9', email, device: 'phone-of-lan' })).toEqual({})
  })

  test('a link is sent again at once when the one before was used', async ({ db }) => {
    await strangers(db, 3)
    await clearPasswordResetLimit(db, email)
    expect(await limitPasswordReset(db, { ip: '203.0.113.9', email })).toEqual({})
  })

  test('one network may request thirty links in a quarter of an hour', async ({ db }) => {
    const { code } = await often(30, () =>
      limitPasswordReset(db, { ip: '203.0.113.9', email: `${Math.random()}@example.com` }),
    )
    expect(code).toBe('too-many')
  })
})
