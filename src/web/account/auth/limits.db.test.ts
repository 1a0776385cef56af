import { expect } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { test } from '#test/with-db.ts'
import { countDeed } from './limits.server.ts'

const often = async (times: number, deed: () => Promise<unknown>) => {
  for (let n = 0; n < times; n += 1) await deed()
  const { refusal } = await orRefusal(deed())
  return {
    code: refusal?.code,
    text: refusal?.say('vi'),
    seconds: Number((refusal?.facts as { seconds?: number } | undefined)?.seconds),
  }
}

test('who asked for too many letters is told so, with the true wait', async ({ db }) => {
  const { code, text, seconds } = await often(3, () =>
    countDeed(db, 'letter', { ip: '203.0.113.5', email: 'lan@example.com' }),
  )
  expect(code).toBe('too-many')
  expect(seconds).toBeGreaterThan(840)
  expect(text).toContain(`thử lại sau ${Math.ceil(seconds / 60)} phút`)
  expect(text).not.toContain('đăng nhập')
})

test('who signed up too often is told of an hour, not of five minutes', async ({ db }) => {
  const { text, seconds } = await often(30, () => countDeed(db, 'sign-up', { ip: '203.0.113.6' }))
  expect(seconds).toBeGreaterThan(3500)
  expect(text).toBe('Có quá nhiều lượt đăng ký từ mạng của bạn. Vui lòng thử lại sau 60 phút.')
})

test('who guesses the password behind a link waits like who signs in', async ({ db }) => {
  const { text, seconds } = await often(3, () => countDeed(db, 'guess', { ip: '203.0.113.7', email: 'confirm:lan' }))
  expect(text).toBe(`Quá nhiều lần thử đăng nhập. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`)
})
