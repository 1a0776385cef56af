import { expect, test } from 'vitest'
import type { Rate } from '#shop/shipping/zones/rates.ts'
import { viewDelivery } from './view-delivery.server.ts'

const rate = (some: Partial<Rate>): Rate => ({
  zoneId: 'all',
  method: 'standard',
  fromWeightG: 0,
  toWeightG: null,
  fromValue: 0,
  fee: 30_000,
  daysMin: 1,
  daysMax: 2,
  ...some,
})
const isFreeByValue = (free: Partial<Rate>) =>
  viewDelivery(
    { provinces: [], province: '', places: [], locale: 'vi' },
    {
      zones: [],
      rates: [rate({ toWeightG: 5000 }), rate({ fee: 0, ...free })],
      settings: { peaks: [], cutOffHour: 14 },
    },
    undefined,
  ).isFreeByValue

test('free delivery that ends at a weight is not a matter of the value alone', () => {
  expect(isFreeByValue({ fromValue: 1_000_000 })).toBe(true)
  expect(isFreeByValue({ fromValue: 1_000_000, toWeightG: 5000 })).toBe(false)
  expect(isFreeByValue({ method: 'pickup', toWeightG: 5000 })).toBe(true)
})
