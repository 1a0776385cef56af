import { expect, test } from 'vitest'
import { brokenRules, passwordRules } from './password-rule.ts'

const broken = (password: string) => brokenRules(password).map(({ code }) => code)

test('an empty field lacks everything but weakness', () =>
  expect(broken('')).toEqual(['PW_LEN', 'PW_UPPER', 'PW_LOWER', 'PW_DIGIT', 'PW_SPECIAL']))
test('each line of the list falls as it is met', () => {
  expect(broken('t')).toEqual(['PW_LEN', 'PW_UPPER', 'PW_DIGIT', 'PW_SPECIAL'])
  expect(broken('Trượt')).toEqual(['PW_LEN', 'PW_DIGIT', 'PW_SPECIAL'])
  expect(broken('Trượt-băng')).toEqual(['PW_DIGIT'])
  expect(broken('Trượt-băng2')).toEqual([])
})
test('eight characters are enough, seven are not, whatever they are', () => {
  expect(broken('Băng-20')).toEqual(['PW_LEN'])
  expect(broken('Băng-202')).toEqual([])
  expect(broken('⛸⛸⛸Bă-2')).toEqual(['PW_LEN'])
})
test('Vietnamese capitals are capitals', () => expect(broken('Đường-đua7')).toEqual([]))
test('a pattern that everybody tries is told though all else is met', () =>
  expect(broken('My-Qwerty-2026')).toEqual(['PW_WEAK']))
test('the list says each rule once, in the order in which it is shown', () =>
  expect(passwordRules.map(({ code }) => code)).toEqual([
    'PW_LEN',
    'PW_UPPER',
    'PW_LOWER',
    'PW_DIGIT',
    'PW_SPECIAL',
    'PW_WEAK',
  ]))
