import { expect, test } from 'vitest'
import { zones as drafts } from '#seed/shipping.ts'
import type { WardKind } from '../address.ts'
import { deliveriesInProvince } from './deliveries-in-province.ts'

const zones = drafts.map(({ rank, provinces, wardKinds }, at) => ({ rank, provinces, wardKinds, id: String(at) }))
const rates = drafts.flatMap((draft, at) => draft.rates.map((rate) => ({ ...rate, zoneId: String(at) })))
const promising = { at: new Date('2026-11-23T10:00:00+07:00'), peaks: [], cutOffHour: 14 }
const query = (provinceCode: string, kinds: WardKind[], value = 500_000) => ({
  places: kinds.map((wardKind) => ({ provinceCode, wardKind })),
  chargeableG: 2_400,
  value,
  promising,
})
const deliveries = (...params: Parameters<typeof query>) => deliveriesInProvince({ zones, rates }, query(...params))

test('urban wards of Hà Nội cost less and come sooner than its communes', () => {
  expect(deliveries('01', ['phuong', 'xa'])).toMatchObject([
    { kinds: ['phuong'], fee: 25_000, daysMin: 1, daysMax: 2 },
    { kinds: ['xa'], fee: 35_000, daysMin: 2, daysMax: 5 },
  ])
})

test('elsewhere wards and communes share one row, and islands have their own', () => {
  expect(deliveries('22', ['phuong', 'xa', 'dac_khu'])).toMatchObject([
    { kinds: ['phuong', 'xa'], fee: 35_000, freeFrom: 1_000_000 },
    { kinds: ['dac_khu'], fee: 50_000, daysMin: 5, daysMax: 7 },
  ])
})

test('an expensive boot ships free', () => {
  expect(deliveries('22', ['phuong'], 1_000_000)).toMatchObject([{ fee: 0 }])
})

test('a place without delivery gives no rows', () => {
  expect(deliveriesInProvince({ zones, rates: [] }, query('01', ['phuong']))).toEqual([])
  expect(deliveries('99', [])).toEqual([])
})

test('wards named singly by a zone have their own row, unless they cost the same', () => {
  const near = { id: 'near', rank: 0, provinces: null, wardKinds: null, wards: ['00004'] }
  const cheap = { ...rates[0]!, zoneId: 'near', fee: 10_000, daysMin: 0, daysMax: 1 }
  const provinceQuery = query('01', ['phuong'])
  const places = [...provinceQuery.places, { provinceCode: '01', wardKind: 'phuong' as const, wardCode: '00004' }]
  const fees = (fee: number) =>
    deliveriesInProvince(
      { zones: [near, ...zones], rates: [...rates, { ...cheap, fee }] },
      { ...provinceQuery, places },
    )
  expect(fees(10_000)).toMatchObject([
    { fee: 25_000, isSome: false },
    { fee: 10_000, isSome: true },
  ])
})
