import { expect, test } from 'vitest'
import { firstSentence } from '#web/chrome/first-sentence.ts'
import { signUpForm, toFaults } from './auth-forms.ts'

test('the faults of a form stand in the order of its fields, so that the toast says the first', () => {
  const read = signUpForm.safeParse({ name: 'Lan', email: 'x', password: 'ngan', again: 'khac' })
  const faults = toFaults(read.error!)
  expect(Object.keys(faults).slice(0, 2)).toEqual(['email', 'password'])
  expect(firstSentence({ faults })).toBe(faults.email)
})
