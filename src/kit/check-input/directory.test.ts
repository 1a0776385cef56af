import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each(['*) (không gồm VAT)', '*) (chỉ áp dụng khi mua online)', '*)(1) đã giảm giá'])(
  '“%s” is a footnote',
  (text) => expect(codes(text)).toEqual([]),
)

test.each([
  'Khách mới (2 đôi) (email=lan@x.vn)',
  'Khách mới (2 đôi)(email=lan@x.vn)',
  ':)(name=Lan)',
  ') (name = Lan)',
])('“%s” closes only what it opened', (text) => {
  expect(codes(text)).toEqual([])
  expect(checkInput('password', text).errors.map(({ code }) => code)).not.toContain('LDAP')
})

test.each(['*)(', '*)(uid', '*)(|', '*)(*', '*)(&(x=1', 'x)(email=a@b.vn', 'x) (mail=*)', 'x) (cn=admin)'])(
  '%s leaves a filter',
  (text) => expect(codes(text)).toContain('LDAP'),
)
