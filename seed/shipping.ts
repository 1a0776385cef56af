import type { MethodCode } from '#shop/shipping/address.ts'
import type { ZoneDraft } from '#shop/shipping/zones/set-zones.ts'

/** The usual fees and days (docs/reference/vietnam.md 4.4): inner city 25.000 ₫ in 1–2 days, elsewhere 35.000 ₫ in 2–5, islands +15.000 ₫ in 5–7; free from 1.000.000 ₫. */
const table = (fee: number, days: [number, number]): ZoneDraft['rates'] => [
  rate('standard', fee, 0, days),
  rate('standard', 0, 1_000_000, days),
  rate('pickup', 0, 0, [0, 1]),
]

const rate = (method: MethodCode, fee: number, fromValue: number, [daysMin, daysMax]: [number, number]) => ({
  method,
  fee,
  fromValue,
  daysMin,
  daysMax,
  fromWeightG: 0,
  toWeightG: null,
})

export const zones: ZoneDraft[] = [
  {
    rank: 1,
    name: { vi: 'Đặc khu, hải đảo', en: 'Islands and special zones' },
    provinces: null,
    wardKinds: ['dac_khu'],
    rates: table(50_000, [5, 7]),
  },
  {
    rank: 2,
    // The city of the demo shop: only here something comes on the same day.
    name: { vi: 'Nội thành Hà Nội', en: 'Central Hà Nội' },
    provinces: ['01'],
    wardKinds: ['phuong'],
    rates: [...table(25_000, [1, 2]), rate('express', 40_000, 0, [1, 1]), rate('same_day', 60_000, 0, [0, 0])],
  },
  {
    rank: 3,
    name: { vi: 'Nội thành TP. Hồ Chí Minh', en: 'Central Hồ Chí Minh City' },
    provinces: ['79'],
    wardKinds: ['phuong'],
    rates: [...table(25_000, [1, 2]), rate('express', 50_000, 0, [1, 1])],
  },
  {
    rank: 4,
    name: { vi: 'Các tỉnh, thành khác', en: 'Everywhere else' },
    provinces: null,
    wardKinds: null,
    rates: [...table(35_000, [2, 5]), rate('express', 65_000, 0, [1, 3])],
  },
]
