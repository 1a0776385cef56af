import { expect, test } from 'vitest'
import { brokenRules, passwordRules } from './password-rule.ts'

const broken = (password: string) => brokenRules(password).map(({ code }) => code)

test('an empty password breaks every rule but PW_WEAK', () =>
  expect(broken('')).toEqual(['PW_LEN', 'PW_UPPER', 'PW_LOWER', 'PW_DIGIT', 'PW_SPECIAL']))
test('each rule is met as the password grows', () => {
  expect(broken('t')).toEqual(['PW_LEN', 'PW_UPPER', 'PW_DIGIT', 'PW_SPECIAL'])
  expect(broken('Trượt')).toEqual(['PW_LEN', 'PW_DIGIT', 'PW_SPECIAL'])
  expect(broken('Trượt-băng')).toEqual(['PW_DIGIT'])
  expect(broken('Trượt-băng2')).toEqual([])
})
test('eight characters are enough and seven are not, emoji included', () => {
  expect(broken('Băng-20')).toEqual(['PW_LEN'])
  expect(broken('Băng-202')).toEqual([])
  expect(broken('⛸⛸⛸Bă-2')).toEqual(['PW_LEN'])
})
test('Vietnamese capitals count as capitals', () => expect(broken('Đường-đua7')).toEqual([]))
test('a common pattern is refused though every other rule is met', () =>
  expect(broken('My-Qwerty-2026')).toEqual(['PW_WEAK']))
test('the list names each rule once, in the order in which it is shown', () =>
  expect(passwordRules.map(({ code }) => code)).toEqual([
    'PW_LEN',
    'PW_UPPER',
    'PW_LOWER',
    'PW_DIGIT',
    'PW_SPECIAL',
    'PW_WEAK',
  ]))
