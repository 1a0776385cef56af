import { expect, test } from 'vitest'
import { provinceOf } from './find-delivery.server.ts'

const provinces = [
  { code: '01', name: 'Hà Nội' },
  { code: '79', name: 'Hồ Chí Minh' },
  { code: '48', name: 'Đà Nẵng' },
]

test.for([
  ['12 Xa lộ Hà Nội, Thủ Đức, TP. Hồ Chí Minh', '79'],
  ['5 Phố Hồ Chí Minh, Ba Đình, Hà Nội', '01'],
  ['2 Bạch Đằng, ĐÀ NẴNG', '48'],
  ['2 Bạch Đằng, Đà Nẵng'.normalize('NFD'), '48'],
  ['somewhere', ''],
  ['', ''],
])('%s is in province “%s”', ([address, code]) => expect(provinceOf(address!, provinces)).toBe(code))
