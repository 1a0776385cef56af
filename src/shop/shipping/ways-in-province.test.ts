import { expect, test } from 'vitest'
import { zones as drafts } from '#seed/shipping.ts'
import { waysInProvince } from './ways-in-province.ts'

const zones = drafts.map(({ rank, provinces, wardKinds }, at) => ({ rank, provinces, wardKinds, id: String(at) }))
const rates = drafts.flatMap((draft, at) => draft.rates.map((rate) => ({ ...rate, zoneId: String(at) })))
const ways = (provinceCode: string, kinds: Parameters<typeof waysInProvince>[1]['kinds'], value = 500_000) =>
  waysInProvince({ zones, rates }, { provinceCode, kinds, weightG: 2_400, value })

test('in Hà Nội the wards of the city cost less and come sooner than its communes', () => {
  expect(ways('01', ['phuong', 'xa'])).toMatchObject([
    { kinds: ['phuong'], fee: 25_000, daysMin: 1, daysMax: 2 },
    { kinds: ['xa'], fee: 35_000, daysMin: 2, daysMax: 5 },
  ])
})

test('elsewhere wards and communes are alike and said once; islands are not', () => {
  expect(ways('22', ['phuong', 'xa', 'dac_khu'])).toMatchObject([
    { kinds: ['phuong', 'xa'], fee: 35_000, freeFrom: 1_000_000 },
    { kinds: ['dac_khu'], fee: 50_000, daysMin: 5, daysMax: 7 },
  ])
})

test('a dear boot is sent for nothing', () => {
  expect(ways('22', ['phuong'], 1_000_000)).toMatchObject([{ fee: 0 }])
})

test('where the parcel does not go nothing is promised', () => {
  expect(waysInProvince({ zones, rates: [] }, { provinceCode: '01', kinds: ['phuong'], weightG: 1, value: 1 })).toEqual(
    [],
  )
  expect(ways('99', [])).toEqual([])
})
