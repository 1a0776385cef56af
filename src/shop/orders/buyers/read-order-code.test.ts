import { expect, test } from 'vitest'
import { readOrderCode } from './read-order-code.ts'

test.for([
  ['K7M2Q9XA', 'K7M2Q9XA'],
  [' k7m2 q9xa ', 'K7M2Q9XA'],
  ['#K7M2Q9XA', 'K7M2Q9XA'],
  ['LUOT K7M2Q9XA', 'K7M2Q9XA'],
  ['261121-K7M2Q9XA', 'K7M2Q9XA'],
  ['o1il0000', '01110000'],
] as const)('“%s” is read as order code %s', ([typed, code]) => expect(readOrderCode(typed)).toBe(code))

test.for(['', 'K7M2Q9X', 'K7M2Q9XAB', 'K7M2Q9XU', '<script>', 'ĐƠN HÀNG'])(
  '“%s” is refused as an order code',
  (typed) => expect(readOrderCode(typed)).toBeUndefined(),
)
