import { expect, test } from 'vitest'
import { givenName } from './given-name.ts'

test.for([
  ['Nguyễn Thị Lan', 'vi', 'Lan'],
  ['Nguyễn Thị Lan', 'en', 'Lan'],
  ['Nguyen Thi Lan', 'en', 'Lan'],
  ['Mary Jones', 'en', 'Mary'],
  ['José Le', 'en', 'José'],
  ['Lan', 'en', 'Lan'],
] as const)('%s is greeted in %s as %s', ([name, locale, greeted]) => {
  expect(givenName(name, locale)).toBe(greeted)
})
