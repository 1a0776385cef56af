import { expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { firstSentence } from '#web/shell/page/first-sentence.ts'
import { signUpForm, toFieldErrors } from './auth-forms.ts'

test('validation errors follow the order of the fields, so that the toast shows the first', () => {
  const read = signUpForm.safeParse({ name: 'Lan', email: 'x', password: 'ngan', again: 'khac' })
  const errors = toFieldErrors(read.error!)
  expect(Object.keys(errors).slice(0, 2)).toEqual(['email', 'password'])
  expect(firstSentence({ errors })).toBe(errors.email)
})

test('errors for too long and malformed values use the words of the specification', () => {
  const whole = { name: 'Lan', password: 'Truot-bang-2026!', again: 'Truot-bang-2026!', terms: 'on', privacy: 'on' }
  const fieldErrorsIn = (typed: object) =>
    toFieldErrors(signUpForm.safeParse({ ...whole, email: 'lan@example.com', ...typed }).error!)
  inLocale('en', () => {
    expect(fieldErrorsIn({ email: 'lan@' }).email).toBe('Invalid email format')
    expect(fieldErrorsIn({ name: 'a'.repeat(61) }).name).toBe('Input exceeds maximum length of 60')
    expect(fieldErrorsIn({ password: 'A1!a'.repeat(40) }).password).toBe('Input exceeds maximum length of 128')
  })
})
