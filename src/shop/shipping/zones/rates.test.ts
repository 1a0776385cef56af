import { describe, expect, test } from 'vitest'
import { zones as drafts } from '#seed/shipping.ts'
import { freeFrom } from './free-from.ts'
import { chargeableWeight, rateFor, zoneOf } from './rates.ts'

const zones = drafts.map((draft) => ({ ...draft, id: String(draft.rank) }))
const rates = zones.flatMap((zone) => zone.rates.map((rate) => ({ ...rate, zoneId: zone.id })))
const quote = (provinceCode: string, wardKind: 'phuong' | 'xa' | 'dac_khu', value: number) =>
  rateFor(rates, {
    zoneId: zoneOf(zones, { provinceCode, wardKind })!.id,
    method: 'standard',
    chargeableG: 3200,
    value,
  })

describe('shipping fees', () => {
  test.each([
    { where: 'a ward of Hà Nội', province: '01', kind: 'phuong', fee: 25_000, days: [1, 2] },
    { where: 'a commune of Hà Nội', province: '01', kind: 'xa', fee: 35_000, days: [2, 5] },
    { where: 'a ward of Huế', province: '46', kind: 'phuong', fee: 35_000, days: [2, 5] },
    { where: 'an island', province: '22', kind: 'dac_khu', fee: 50_000, days: [5, 7] },
  ] as const)('$where', ({ province, kind, fee, days: [daysMin, daysMax] }) =>
    expect(quote(province, kind, 999_999)).toMatchObject({ fee, daysMin, daysMax, freeFrom: 1_000_000 }),
  )

  test('delivery is free from a million, everywhere', () => {
    for (const [province, kind] of [
      ['01', 'phuong'],
      ['46', 'xa'],
      ['22', 'dac_khu'],
    ] as const)
      expect(quote(province, kind, 1_000_000)).toMatchObject({ fee: 0 })
    expect(freeFrom(zones, rates)).toBe(1_000_000)
  })

  test('no general free-shipping threshold is shown where zones differ or one always charges', () => {
    const dearerIn = (zoneId: string) =>
      rates.map((rate) => (rate.zoneId === zoneId && rate.fromValue > 0 ? { ...rate, fromValue: 2_000_000 } : rate))
    expect(zones.length).toBeGreaterThan(2)
    for (const { id } of zones) expect(freeFrom(zones, dearerIn(id)), `zone ${id}`).toBeNull()
    expect(
      freeFrom(
        zones,
        rates.filter((rate) => rate.zoneId !== '1'),
      ),
    ).toBeNull()
    expect(freeFrom([], [])).toBeNull()
  })

  test('a weight or a zone without a rate gives no delivery', () => {
    const heavy = rates.map((rate) => ({ ...rate, toWeightG: 20_000 }))
    expect(rateFor(heavy, { zoneId: '2', method: 'standard', chargeableG: 20_000, value: 0 })).toBeUndefined()
    expect(rateFor(heavy, { zoneId: 'none', method: 'standard', chargeableG: 1, value: 0 })).toBeUndefined()
  })

  test('a boot in a 38 × 30 × 14 cm box is charged as 3.2 kg by volume', () =>
    expect([
      chargeableWeight(2_000, [38, 30, 14]),
      chargeableWeight(5_000, [38, 30, 14]),
      chargeableWeight(700, null),
    ]).toEqual([3192, 5000, 700]))
})
