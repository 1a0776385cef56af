import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each([
  ['full-width signs that are decoded', '％3Cscript％3Ealert(1)'],
  ['a full-width letter in an escape', '\\ｕ003cscript\\ｕ003e'],
  ['an invisible character between the digits of %3C', '%3\u200bCscript%3E'],
  ['an invisible character before the name of an entity', '&\u200blt;script&gt;'],
  ['an invisible character before the end of an entity', '&#x3c\u200b;script&#x3e;'],
])('%s do not hide a script', (_, text) => expect(codes(text)).toContain('XSS'))
