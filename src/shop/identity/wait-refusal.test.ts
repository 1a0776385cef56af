import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { waitOf, waitRefusal } from './wait-refusal.ts'

const signIn = (seconds: number) =>
  waitRefusal('too-many', [m.auth_refusal_too_many_one, m.auth_refusal_too_many], seconds)

test('a wait of five minutes uses the specified sentence, any other wait names its own minutes', () => {
  const five = 'Quá nhiều lần thử đăng nhập. Vui lòng thử lại sau 5 phút.'
  expect(signIn(300).say('vi')).toBe(five)
  expect(signIn(241).say('vi')).toBe(five)
  expect(signIn(900).say('vi')).toBe('Quá nhiều lần thử đăng nhập. Vui lòng thử lại sau 15 phút.')
  expect(signIn(59).say('en')).toBe('Too many sign-in attempts. Please try again in 1 minute.')
  expect(signIn(900).facts).toEqual({ seconds: 900, minutes: 15 })
})

test('only a refusal by a limit asks people to wait', () => {
  expect(waitOf(signIn(900))).toBe(900)
  expect(waitOf(new Refusal('unknown', m.watch_unknown, {}))).toBeUndefined()
})
