import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each(['*) (không gồm VAT)', '*) (chỉ áp dụng khi mua online)', '*)(1) đã giảm giá'])(
  '“%s” is a footnote',
  (text) => expect(codes(text)).toEqual([]),
)

test.each(['*)(', '*)(uid', '*)(|', '*)(*', '*)(&(x=1'])('%s leaves a filter', (text) =>
  expect(codes(text)).toContain('LDAP'),
)
