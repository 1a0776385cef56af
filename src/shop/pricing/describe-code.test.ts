import { expect, test } from 'vitest'
import { wholeScope } from './promotion.ts'
import { refusedCodeMessage } from './describe-code.ts'

test('an incomplete code says what to add to the cart, in the shop’s words for the goods', () => {
  const boots = { ...wholeScope, categories: ['figure', 'hockey', 'speed'] }
  const guards = { ...wholeScope, types: ['guards'] }
  const messageFor = (lacks: { count: number; scope: typeof wholeScope }[], locale: 'vi' | 'en') =>
    refusedCodeMessage({ code: 'BAOLUOI', problem: { kind: 'incomplete', lacks } }, locale)
  expect(messageFor([{ count: 1, scope: guards }], 'vi')).toBe(
    'Để dùng mã BAOLUOI, giỏ hàng còn thiếu: 1 × Bao lưỡi cứng',
  )
  expect(messageFor([{ count: 1, scope: guards }], 'en')).toBe(
    'To use code BAOLUOI, also add to your cart: 1 × Hard guards',
  )
  expect(messageFor([{ count: 2, scope: boots }], 'vi')).toContain(
    '2 × Giày nghệ thuật, Giày khúc côn cầu, Giày tốc độ',
  )
  expect(messageFor([{ count: 1, scope: wholeScope }], 'en')).toContain('1 × anything')
})
