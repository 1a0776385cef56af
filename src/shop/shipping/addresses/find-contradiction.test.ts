import { expect, test } from 'vitest'
import { namesOldUnits } from './find-contradiction.ts'

test.each(['12 Lê Lợi, P. Bến Nghé, Q.1', '12 Lê Lợi, Phường Bến Nghé', 'số 5 quan 1', 'q1', '3/4 p12', 'xã Tân Tạo'])(
  '“%s” names a unit from before July 2025',
  (street) => expect(namesOldUnits(street)).toBe(true),
)

test.each(['12 Phan Đình Phùng', '5 phố Quan Nhân', '18 Huỳnh Thúc Kháng', 'Thôn 3, số 12'])(
  '“%s” names no old unit',
  (street) => expect(namesOldUnits(street)).toBe(false),
)
