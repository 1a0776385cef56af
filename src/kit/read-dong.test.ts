import { expect, test } from 'vitest'
import { readDong, readWhole } from './read-dong.ts'

test.for<[string, number | undefined]>([
  ['1.290.000', 1_290_000],
  ['1,290,000', 1_290_000],
  ['1290000', 1_290_000],
  [' 1 290 000 ₫', 1_290_000],
  ['1.290.000 VND', 1_290_000],
  ['0', 0],
  ['990', 990],
  ['1.5', undefined],
  ['1.290,000', undefined],
  ['12.90', undefined],
  ['-5', undefined],
  ['1e6', undefined],
  ['99999999999', undefined],
  ['', undefined],
])('%j is read as %j đồng', ([text, amount]) => expect(readDong(text)).toBe(amount))

test.for<[string, number | undefined]>([
  ['+3', 3],
  ['−2', -2],
  ['-1.200', -1200],
  ['10 %', 10],
  ['2.5', undefined],
  ['--2', undefined],
  ['', undefined],
])('%j is read as the whole number %j', ([text, number]) => expect(readWhole(text)).toBe(number))
