import { expect, test } from 'vitest'
import { gapsOf } from './change-zones.ts'
import type { Rate } from './rates.ts'

const rate = (changes: Partial<Rate> = {}): Rate => ({
  zoneId: 'all',
  method: 'standard',
  fromWeightG: 0,
  toWeightG: null,
  fromValue: 0,
  fee: 30_000,
  daysMin: 1,
  daysMax: 3,
  ...changes,
})
const everywhere = { id: 'all', rank: 2, provinces: null, wardKinds: null }
const hanoi = { provinceCode: '01', wardKind: 'phuong' } as const
const island = { provinceCode: '22', wardKind: 'dac_khu' } as const

test('zones and rates that cover every place have no gap', () => {
  expect(gapsOf([everywhere], [rate()], [hanoi, island])).toEqual([])
  const steps = [rate({ toWeightG: 5000 }), rate({ fromWeightG: 5000, fee: 50_000 })]
  expect(gapsOf([everywhere], steps, [hanoi])).toEqual([])
})

test('a place without zone, a weight without rate and a rate for large carts only are gaps', () => {
  const onlyHanoi = { id: 'all', rank: 1, provinces: ['01'], wardKinds: null }
  expect(gapsOf([onlyHanoi], [rate()], [hanoi, island])).toEqual([{ ...island, weightG: null }])
  expect(gapsOf([everywhere], [rate({ toWeightG: 5000 })], [hanoi])).toEqual([{ ...hanoi, weightG: 5000 }])
  expect(gapsOf([everywhere], [rate({ fromValue: 1 })], [hanoi])).toEqual([{ ...hanoi, weightG: 0 }])
  expect(gapsOf([everywhere], [rate({ method: 'pickup' })], [hanoi])).toEqual([{ ...hanoi, weightG: 0 }])
})
