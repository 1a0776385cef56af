import { expect, test } from 'vitest'
import { matchRank } from './search-result-groups.ts'

test('a name is found by its beginning, by a part, without accents, and with a letter or two wrong', () => {
  expect(matchRank('Đơn hàng', 'don')).toBe(0)
  expect(matchRank('Tạo sản phẩm', 'san pham')).toBe(1)
  expect(matchRank('Khuyến mãi', 'khuyne mai')).toBe(2)
  expect(matchRank('Inventory', 'invnetory')).toBe(2)
  expect(matchRank('Bài viết', 'bai vet')).toBe(2)
})

test('a short query does not match unrelated words', () => {
  expect(matchRank('Kho', 'ab')).toBeUndefined()
  expect(matchRank('Kho', 'don hang')).toBeUndefined()
  expect(matchRank('Đơn hàng', 'don kho')).toBeUndefined()
})
