import { expect, test } from 'vitest'
import { meets } from './meets.ts'

test('a name is found by its beginning, by a part, without accents, and with a letter or two wrong', () => {
  expect(meets('Đơn hàng', 'don')).toBe(0)
  expect(meets('Tạo sản phẩm', 'san pham')).toBe(1)
  expect(meets('Khuyến mãi', 'khuyne mai')).toBe(2)
  expect(meets('Inventory', 'invnetory')).toBe(2)
  expect(meets('Bài viết', 'bai vet')).toBe(2)
})

test('a short word is not bent into any other', () => {
  expect(meets('Kho', 'ab')).toBeUndefined()
  expect(meets('Kho', 'don hang')).toBeUndefined()
  expect(meets('Đơn hàng', 'don kho')).toBeUndefined()
})
